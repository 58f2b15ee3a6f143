import type { FromPage, Place } from "../../shared/editor.ts";
import { samePath } from "../../shared/fieldPath.ts";
import type { Action } from "../../shared/operation.ts";
import { child, dataAt, quote } from "../../shared/wording.ts";
import type { Session } from "../site/session.ts";
import { mayRemove } from "./mayRemove.ts";

/** A text that is being written. */
interface Writing {
  /** Its value before. */
  old: unknown;
  /** The action that would have been taken back then, as JSON. */
  undo: string | undefined;
}

/** Saves the words that the author writes in the page. Returns a function that ends that. */
export function followWriting(session: Session): () => void {
  let writing: Writing | undefined;
  const find = ({ section }: Place) => session.sections().find(({ anchor }) => anchor === section);
  const valueAt = (at: Place) => dataAt(find(at)?.data, at.path);
  const nextUndo = () => session.view().site?.undo;

  /** Gives a text its old words, and its file the bytes that it had with them. */
  const takeBack = async (at: Place, { old, undo }: Writing) => {
    const isSaved = () => JSON.stringify(nextUndo()) !== undo;
    if (isSaved()) await session.flush();
    while (isSaved() && valueAt(at) !== old && isChangeOf(nextUndo(), at)) {
      if (!(await session.undo())) break;
    }
    session.change(at, old, "The old words are back.");
    await session.flush();
    session.say("The old words are back.");
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
    writing ??= { old: valueAt(at), undo: JSON.stringify(nextUndo()) };
    const now = writing;
    if (done) writing = undefined;
    const isChanged = value !== valueAt(at);
    if (value === "" || (done && isChanged && value === now.old)) {
      await takeBack(at, now);
      if (value === "") await remove(at);
      return;
    }
    if (isChanged) session.change(at, value, `Changed to ${quote(value)}.`);
    if (done) await session.flush();
  };
  return session.bridge.listen((message) => {
    if (message.kind === "write") follow(message);
  });
}

/** True if an action gave a value to the place. */
const isChangeOf = (action: Action | undefined, { path }: Place): boolean =>
  action?.do === "set" && samePath(action.path, path);
