import type { FieldPath } from "../shared/fieldPath.ts";
import type { Reason } from "./certainty.ts";
import type { Code, Severity } from "./codes.ts";

/** Offsets into the text. The end is exclusive. */
export type Range = readonly [start: number, end: number];

/** Replaces the characters from `start` up to `end` by `text`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Edits, with a title that describes them. */
export interface FixChange {
  title: string;
  edits: Edit[];
}

/** A change that is certain to be meant, with the reason. */
export interface Fix extends FixChange {
  reason: Reason;
}

/** The problem and the remedy, in the words of a marketer. */
interface DiagnosticContent {
  code: Code;
  message: string;
  hint?: string;
  fix?: Fix;
  /** Changes that may be meant where none is certain, likeliest first. Each alone solves the problem. */
  suggestions?: readonly FixChange[];
  /** The change by which an author says that the value is meant. */
  dismissal?: FixChange;
}

/** A problem at a range of the text, before lines and columns are counted. */
export interface Diagnostic extends DiagnosticContent {
  range: Range;
  /** The range in which later diagnostics are dropped; `range` by default. */
  suppresses?: Range;
  /** The path of the value, if it may be as it should: its author can say so by a comment. */
  mayBeMeant?: FieldPath;
  /** A key shared by equal mistakes: in the entries of a list, the same mistake is reported once. */
  likeness?: string;
}

/** A diagnostic at its lines and columns, which start at 1. */
export interface LocatedDiagnostic extends DiagnosticContent {
  /** That of its code, or an error under `--strict`. */
  severity: Severity;
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}
