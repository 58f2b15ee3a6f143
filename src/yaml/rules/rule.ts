import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import type { TextLine } from "../line.ts";
import type { NodeInfo } from "../nodes.ts";

/** A YAML sign that reuses or retypes a part. `text` is an alias without an anchor, so it is meant as text. */
export type Construct = "alias" | "anchor" | "tag" | "text";

/** A problem that keeps the file, or a part of it, from being read as it was meant. */
export interface ParseError {
  text: string;
  /** The names of all settings, which a text hardly holds before a colon. */
  names: ReadonlySet<string>;
  /** The nodes of the document, as far as it was read. */
  nodes: readonly NodeInfo[];
  /** From offsets in the document to offsets in the file. */
  toSourceRange: (range: Range) => Range;
  at: number;
  /** The code and message of the `yaml` library, or a construct. */
  code: string;
  message: string;
  construct?: Construct;
  suppresses?: Range;
}

/** A syntax error in plain words. */
export interface SyntaxDiagnostic {
  diagnostic: Omit<Diagnostic, "severity" | "fix">;
  /** Edits that may make the file readable, best first. Each is tried. */
  repairs?: Edit[][];
  /** The title of the fix, if only one meaning is possible. */
  certain?: string;
  /** Repairs that are tried after those, and are never certain. */
  guesses?: Edit[][];
}

/** Recognizes one kind of error. `line` is the line that holds it. */
export type SyntaxRule = (parseError: ParseError, line: TextLine) => SyntaxDiagnostic | undefined;
