import type { Diagnostic, Edit } from "./diagnostic.ts";

/** The diagnostic, with a fix that keeps the comment behind a > or | that it replaces. */
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
