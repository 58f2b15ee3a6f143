import { maxNear } from "../shared/text/wording.ts";
import type { Reason } from "./certainty.ts";
import type { Fix, FixChange, Range } from "./diagnostic.ts";

/** The text as the file writes it: in quotes if its first character is a sign of YAML's syntax. */
export const asValue = (text: string) => (/^[#@*&!%]/.test(text) ? `"${text}"` : text);

/** The change that replaces a range by a text. */
export const writing = (
  [start, end]: Range,
  text: string,
  title = `Write ${text}.`,
): FixChange => ({
  title,
  edits: [{ start, end, text: asValue(text) }],
});

/** The change as a fix, which may be made without asking. */
export const certain = (reason: Reason, change: FixChange): Fix => ({ ...change, reason });

/** The changes that replace a range by one of the texts: as many as a hint names. */
export const offering = (range: Range, texts: readonly string[]): FixChange[] =>
  texts.slice(0, maxNear).map((text) => writing(range, text));
