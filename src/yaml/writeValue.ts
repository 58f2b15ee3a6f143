import { maxNear } from "../shared/wording.ts";
import type { Reason } from "./certainty.ts";
import type { Change, Fix, Range } from "./diagnostic.ts";

/** A text as it is written in the file: in quotes where its first sign would mean something to YAML. */
export const asValue = (text: string) => (/^[#@*&!%]/.test(text) ? `"${text}"` : text);

/** The change that writes a text in the place of what stands there. */
export const writing = ([start, end]: Range, text: string, title = `Write ${text}.`): Change => ({
  title,
  edits: [{ start, end, text: asValue(text) }],
});

/** The change as one that may be made without asking. */
export const certain = (reason: Reason, change: Change): Fix => ({ ...change, reason });

/** The changes that write one of the texts in the place of what stands there: as many as a hint names. */
export const offering = (range: Range, texts: readonly string[]): Change[] =>
  texts.slice(0, maxNear).map((text) => writing(range, text));
