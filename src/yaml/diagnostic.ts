import type { Reason } from "./certainty.ts";

/** How much a problem weighs: an error stops the build, a warning does not, a notice only informs. */
export type Severity = "error" | "warning" | "notice";

/** From a character up to, not including, another: offsets into the text. */
export type Range = readonly [start: number, end: number];

/** Puts `text` in the place of the characters from `start` up to `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A change of the text: what it does, in words, and the edits that do it. */
export interface Change {
  title: string;
  edits: Edit[];
}

/** A change that is certain to be meant, and why it is. */
export interface Fix extends Change {
  reason: Reason;
}

/** What is wrong and what to do, in the words of a marketer. */
interface DiagnosticContent {
  severity: Severity;
  code: string;
  message: string;
  hint?: string;
  fix?: Fix;
  /** What may have been meant where nothing is certain, likeliest first: each would put an end to the problem. */
  suggestions?: readonly Change[];
}

/** A complaint about a range of the text, before lines and columns are counted. */
export interface Diagnostic extends DiagnosticContent {
  range: Range;
  /** What later findings may not complain about again; `range` when left out. */
  suppresses?: Range;
  /** What it has in common with others of its kind: the same mistake in the entries of a list is told once. */
  likeness?: string;
}

/** A complaint at its lines and columns, which start at 1. */
export interface LocatedDiagnostic extends DiagnosticContent {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
