import { child } from "../../shared/dataAt.ts";
import type { EditorState, FileVersion } from "../../shared/editor/endpoint.ts";
import type {
  FieldAddress,
  FromPage,
  SeenText,
  TextAddress,
} from "../../shared/editor/messages.ts";
import { quote } from "../../shared/text/wording.ts";
import { withoutMarks } from "../site/firstWords.ts";
import { pageOf } from "../site/sections.ts";
import type { Session, TrackedValue } from "../site/session.ts";
import { valueOn } from "../site/withChanges.ts";
import { mayRemove } from "./mayRemove.ts";

/** A text that is being written. */
interface FollowedText {
  key: string;
  /** The value where it is now; undefined where its section was not found. */
  tracked: TrackedValue | undefined;
  /** Its value before. */
  old: unknown;
  /** The value that its author sees. */
  seen: unknown;
  /** The revision of the site in which the page showed it. */
  revision: number | undefined;
  /** The values that its author has given it, with those of the writing before: the answer to one may be late. */
  own: unknown[];
  /** The last version of its file that each of its actions has made. */
  made: FileVersion[];
}

const keyOf = (at: TextAddress) => JSON.stringify(at);

/** Saves the words that the author writes in the page. Returns a function that ends that. */
export function followWriting(session: Session): () => void {
  let writing: FollowedText | undefined;
  let last: FollowedText | undefined;
  const find = ({ section }: FieldAddress) =>
    session.sections().find(({ anchor }) => anchor === section);
  const valueIn = (site: EditorState | undefined, at: TextAddress) => {
    const address = session.addressOf(at);
    const page = address && pageOf(site, address.file);
    return page && valueOn(page, address)?.value;
  };
  const valueAt = (at: TextAddress) => valueIn(session.view().site, at);
  const savedAt = (at: TextAddress) => valueIn(session.view().saved, at);
  const begin = (at: TextAddress, shown?: SeenText): FollowedText => {
    // A text that was written in the form before is an action of its own.
    session.endAction();
    const key = keyOf(at);
    const value = shown?.value ?? valueAt(at);
    writing?.tracked?.end();
    const own = last?.key === key ? last.own : [value];
    const tracked = session.track(at);
    last = { key, tracked, old: value, seen: value, revision: shown?.revision, own, made: [] };
    return last;
  };

  /**
   * Gives a text its old words, and its file the bytes that it had with them. Actions of before stay. Resolves to true if
   * it has the old words.
   */
  const takeBack = async (at: TextAddress, taken: FollowedText): Promise<boolean> => {
    const isKnown = await session.forget(at);
    // An edit that was on its way is among the actions now.
    const { old, seen, own, made } = taken;
    await session.takeBack(made);
    if (!isKnown || (own.includes(valueAt(at)) && valueAt(at) !== old)) {
      const unsure = isKnown ? {} : ({ seen: { value: seen }, isUnsure: true } as const);
      session.change(at, old, "The old words are back.", unsure);
      await session.flush();
    }
    const isSaved = isKnown || session.view().saving.kind !== "unsaved";
    const isBack = isSaved && savedAt(at) === old;
    if (isBack) session.announce("The old words are back.");
    // Somebody else may have written other words meanwhile.
    else if (valueAt(at) !== old && valueAt(at) !== seen) {
      session.announce("Your words are gone, others were written meanwhile.");
    }
    // Otherwise they are not saved, which is announced elsewhere.
    return isBack;
  };
  const remove = async (at: TextAddress, was: unknown) => {
    const section = find(at);
    const { facts } = session.view();
    const [, ...path] = at.path;
    const props = child(section?.data, "props");
    if (!section || !facts || at.isInFile || !mayRemove(facts.schemas, section.type, props, path)) {
      return session.announce("This text cannot be empty. The old words are back.", true);
    }
    const { file, ref } = section;
    const operation = { do: "remove", section: ref, path: at.path, was } as const;
    await session.edit(file, operation, "The empty text is removed. Undo brings it back.");
  };
  const follow = (message: FromPage & { kind: "write" }) => {
    const { at: given, value, done, count, isLong } = message;
    const now = writing?.key === keyOf(given) ? writing : begin(given);
    const { section = given.section, path } = now.tracked?.at ?? given;
    const at = { ...given, section, path };
    writing = done ? undefined : now;
    if (done) now.tracked?.end();
    if (now.tracked?.isGone) {
      return session.announce(
        "These words are not saved: their entry of the list is no longer there.",
        true,
      );
    }
    if (!value) {
      const isEmptied = value === "";
      takeBack(at, now)
        .then((isBack) => (isEmptied && isBack ? remove(at, now.old) : undefined))
        .catch(reportError);
      return session.sendPending(count);
    }
    if (value !== now.seen) {
      // One step back takes back what was written since the last pause, and not all of it.
      if (isLong) session.endAction();
      session.change(
        at,
        value,
        isLong ? "Changed the text." : `Changed to ${quote(withoutMarks(value))}.`,
        {
          seen: { value: now.seen, revision: now.revision },
          acknowledged: count,
          written(made, isJoined) {
            now.made = [...(isJoined ? now.made.slice(0, -1) : now.made), made];
          },
        },
      );
      now.seen = value;
      now.own.push(value);
    } else session.sendPending(count);
    if (done) session.flush().catch(reportError);
  };
  const holdUnsaved = ({ at, label, value, reason }: FromPage & { kind: "unsaved" }) => {
    const address = session.addressOf(at);
    if (!address) return;
    if (reason === undefined) session.drafts.release(address);
    else session.drafts.hold({ at: address, label, value, reason });
  };
  const take = (message: FromPage) => {
    if (message.kind === "open") writing = begin(message.at, message.seen);
    if (message.kind === "unsaved") holdUnsaved(message);
    if (message.kind === "write") follow(message);
  };
  /** The messages of the page from before the site was read: the page may be shown first. */
  const early: FromPage[] = [];
  const takeEarly = () => {
    if (session.view().site) for (const message of early.splice(0)) take(message);
  };
  const stops = [
    session.bridge.listen((message) => {
      if (message.kind === "ready") session.sendPending();
      early.push(message);
      takeEarly();
    }),
    // After the site is known everywhere.
    session.subscribe(() => early.length > 0 && queueMicrotask(takeEarly)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
