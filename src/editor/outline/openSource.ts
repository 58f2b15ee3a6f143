import { ask, Refused } from "../site/ask.ts";
import { openText } from "../site/openText.ts";
import type { Session } from "../site/session.ts";
import type { Row } from "./rows.ts";

/** Opens the lines of a section or an item in the author's text editor. */
export async function openSource(session: Session, { section, path }: Row): Promise<void> {
  const { file, ref } = section;
  try {
    await session.flush();
    const { line, column } = await ask({ do: "source", file, section: ref, path });
    await openText(session, file, line, column);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    session.announce(error.message, true);
  }
}
