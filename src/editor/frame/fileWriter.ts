import { dataAt } from "../../shared/dataAt.ts";
import type { FromPage } from "../../shared/editor/messages.ts";
import type { Session } from "../site/session.ts";

type WriteMessage = FromPage & { kind: "write" };

/** Saves the long texts that are in files of texts/, one after the other: each pause is an action of its own. */
export function createFileWriter(session: Session): (message: WriteMessage, was: string) => void {
  let last: Promise<unknown> = Promise.resolve();
  /** The text that each file has, as far as its author has written it. */
  const known = new Map<string, string>();
  const write = async ({ at, value = "", done, count }: WriteMessage, was: string) => {
    const section = session.sections().find(({ anchor }) => anchor === at.section);
    const file = dataAt(section?.data, at.path);
    if (!section || typeof file !== "string") {
      return session.announce("These words are not saved: their section is no longer there.", true);
    }
    const seen = known.get(file) ?? was;
    if (value !== seen) {
      const operation = { do: "write-text", file, value, was: seen } as const;
      const isSaved = await session.edit(section.file, operation, `Changed texts/${file}.`);
      known.set(file, isSaved ? value : seen);
    }
    if (done) known.delete(file);
    session.sendPending(count);
  };
  return (message, was) => {
    last = last.then(() => write(message, was)).catch(reportError);
  };
}
