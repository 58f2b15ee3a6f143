import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import type { Line } from "../line.ts";
import type { NodeInfo } from "../nodes.ts";

/** A sign by which YAML reuses or retypes a part; `text` is an alias of nothing, so it was meant as text. */
export type Construct = "alias" | "anchor" | "tag" | "text";

/** Something that keeps the file, or a part of it, from being read as it was meant. */
export interface ParseError {
  text: string;
  /** The nodes of the document as far as it was read. */
  nodes: readonly NodeInfo[];
  /** From offsets in the document to offsets in the file. */
  back: (range: Range) => Range;
  at: number;
  /** The code and message of the `yaml` library, or a construct. */
  code: string;
  message: string;
  construct?: Construct;
  suppresses?: Range;
}

/** A fault in plain words. */
export interface SyntaxDiagnostic {
  diagnostic: Omit<Diagnostic, "severity" | "fix">;
  /** What may make the file readable, best first; each is tried. */
  repairs?: Edit[][];
  /** What the mend does, in words, when nothing else can have been meant. */
  certain?: string;
}

/** Recognizes one kind of fault. `line` is the line it stands in. */
export type SyntaxRule = (parseError: ParseError, line: Line) => SyntaxDiagnostic | undefined;
