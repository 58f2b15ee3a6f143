import { openTextEditor } from "../../shared/live/openTextEditor.ts";
import { base } from "./ask.ts";
import type { Session } from "./session.ts";

/** Opens a file of the site at a position in the author's text editor, and announces it. */
export async function openText(
  session: Session,
  file: string,
  line: number,
  column: number,
): Promise<void> {
  const position = `${session.view().facts?.root}/${file}:${line}:${column}`;
  const isOpen = await openTextEditor(base, position);
  if (isOpen) session.announce(`${file}, line ${line}, opens in your text editor.`);
  else
    session.announce(
      `The text editor could not be opened. The place is line ${line} of ${file}.`,
      true,
    );
}
