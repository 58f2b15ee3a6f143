import type { Diagnostic, Edit } from "./diagnostic.ts";

/** The finding, with a mend that keeps the comment behind the > or | that it takes the place of. */
export function keepComments(diagnostic: Diagnostic, text: string): Diagnostic {
  const { fix } = diagnostic;
  return fix
    ? { ...diagnostic, fix: { ...fix, edits: fix.edits.map((edit) => keepComment(edit, text)) } }
    : diagnostic;
}

function keepComment(edit: Edit, text: string): Edit {
  const taken = text.slice(edit.start, edit.end);
  const [, comment = ""] = /^[>|][-+\d]*([ \t]+#[^\r\n]*)/.exec(taken) ?? [];
  return { ...edit, text: edit.text + comment };
}
