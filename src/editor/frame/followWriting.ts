import type { FileVersion } from "../../shared/editor/endpoint.ts";
import type { FromPage, Place } from "../../shared/editor/messages.ts";
import { child, dataAt, quote } from "../../shared/wording.ts";
import type { Session } from "../site/session.ts";
import { mayRemove } from "./mayRemove.ts";

/** A text that is being written. */
interface Writing {
  /** Its value before. */
  old: unknown;
  /** The last version of its file that each of its actions has made. */
  made: FileVersion[];
  /** Its value in the last of them. */
  saved: unknown;
}

/** Saves the words that the author writes in the page. Returns a function that ends that. */
export function followWriting(session: Session): () => void {
  /** The text that is being written, by its place. */
  const writing = new Map<string, Writing>();
  let turn = Promise.resolve();
  const find = ({ section }: Place) => session.sections().find(({ anchor }) => anchor === section);
  const valueAt = (at: Place) => dataAt(find(at)?.data, at.path);

  /** Gives a text its old words, and its file the bytes that it had with them. Actions of before stay. */
  const takeBack = async (at: Place, { old, made, ...now }: Writing) => {
    if (!(await session.takeBack(at, old, made)) && valueAt(at) === now.saved) {
      session.save(at, old, "The old words are back.");
      await session.flush();
    }
    // Somebody else may have written other words meanwhile.
    const isTheirs = valueAt(at) !== old && valueAt(at) !== now.saved;
    if (isTheirs) session.bridge.send({ kind: "show", at, value: valueAt(at) });
    session.say(
      isTheirs ? "Your words are gone, others were written meanwhile." : "The old words are back.",
    );
  };
  const remove = async (at: Place) => {
    const section = find(at);
    const { facts } = session.view();
    const [, ...path] = at.path;
    const props = child(section?.data, "props");
    if (!section || !facts || !mayRemove(facts.schemas, section.type, props, path)) {
      return session.say("This text cannot be empty. The old words are back.", true);
    }
    const { file, ref } = section;
    const operation = { do: "remove", section: ref, path: at.path } as const;
    await session.edit(file, operation, "The empty text is removed. Undo brings it back.");
  };
  const follow = async ({ at, value, done }: FromPage & { kind: "write" }) => {
    const key = JSON.stringify(at);
    // A text that was written in the form before is an action of its own.
    if (!writing.has(key)) await session.flush();
    const now = writing.get(key) ?? { old: valueAt(at), made: [], saved: undefined };
    writing.clear();
    if (!done) writing.set(key, now);
    if (!value) {
      await session.forget(at);
      await takeBack(at, now);
      if (value === "") await remove(at);
      return;
    }
    if (value !== valueAt(at)) {
      session.save(at, value, `Changed to ${quote(value)}.`, (made, isJoined) => {
        now.made = [...(isJoined ? now.made.slice(0, -1) : now.made), made];
        now.saved = value;
      });
    }
    if (done) session.flush();
  };
  return session.bridge.listen((message) => {
    if (message.kind === "write") turn = turn.then(() => follow(message)).catch(reportError);
  });
}
