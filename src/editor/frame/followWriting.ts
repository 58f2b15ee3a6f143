import type { FromPage, Place } from "../../shared/editor.ts";
import { child, dataAt, quote } from "../../shared/wording.ts";
import type { Session } from "../site/session.ts";
import { mayRemove } from "./mayRemove.ts";

/** Saves the words that the author writes in the page. Returns a function that ends that. */
export function followWriting(session: Session): () => void {
  const { bridge } = session;
  /** The value before the author began to write; undefined while nothing is written. */
  let before: unknown;
  const find = ({ section }: Place) => session.sections().find(({ anchor }) => anchor === section);

  const follow = async ({ at, value, done }: FromPage & { kind: "write" }) => {
    const section = find(at);
    before ??= dataAt(section?.data, at.path);
    const old = before;
    if (done) before = undefined;
    const words = `Changed to ${quote(value)}.`;
    if (value !== "") {
      const present = dataAt(find(at)?.data, at.path);
      if (value !== present || value !== old) session.follow(at, value, words);
      if (done) await session.flush();
      return;
    }
    session.change(at, old, "The old words are back.");
    await session.flush();
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
  return bridge.listen((message) => {
    if (message.kind === "write") follow(message);
  });
}
