import type { Fix, Range } from "./problem.ts";

/** A text as it is written in the file: in quotes where its first sign would mean something to YAML. */
export const asValue = (text: string) => (/^[#@*&!%]/.test(text) ? `"${text}"` : text);

/** The mend that writes a text in the place of what stands there. */
export const writing = ([start, end]: Range, text: string, title = `Write ${text}.`): Fix => ({
  title,
  edits: [{ start, end, text: asValue(text) }],
});
