import type { Diagnostic, Edit, Range } from "../diagnostic.ts";
import { listNodes, type NodeInfo } from "../nodes.ts";
import { type Parse, type Parsed, parse } from "../parse.ts";
import { diagnoseSyntax } from "../rules/diagnose.ts";
import type { ParseError, SyntaxDiagnostic } from "../rules/rule.ts";
import { backwards, overlap, splice } from "../splice.ts";
import { findConstruct } from "./constructs.ts";
import { type Doubt, findDoubt } from "./doubts.ts";

/**
 * The file as far as it can be read. Each syntax error is repaired in memory, so that the text after it is read too.
 */
export interface Syntax {
  document: Parsed;
  /** The document's nodes in the order of the text. */
  nodes: readonly NodeInfo[];
  /** From offsets in the document to offsets in the file. */
  toSourceRange: (range: Range) => Range;
  diagnostics: Diagnostic[];
  /** The edits that make the document's text of the file's: those already known, and repairs. */
  repairs: readonly Edit[];
  /** Offsets of uncertain repairs. The section of each may be read otherwise than it was meant. */
  guessed: number[];
  /** Offset of a syntax error that could not be repaired. Nothing behind it is reliable. */
  brokenAt?: number;
}

/** The range of a node in the file. */
export function rangeOf({ toSourceRange }: Syntax, node: unknown): Range {
  const range =
    typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) ? toSourceRange([range[0], range[1]]) : [0, 0];
}

const maxParseErrors = 40;

/**
 * Parses the text. `repairs` are edits already known to be needed, and `names` those of all settings. `parseFirst` parses
 * the text with the repairs; `parse` parses the attempts after that.
 */
export function readSyntax(
  text: string,
  repairs: readonly Edit[],
  names: ReadonlySet<string> = new Set(),
  parseFirst: Parse = parse,
): Syntax {
  const diagnostics: Diagnostic[] = [];
  const reported = new Set<number>();
  const guessed: number[] = [];
  let edits = [...repairs];
  let rounds = 0;
  let reading = read(text, edits, reported, names, parseFirst);
  while (reading.parseError) {
    const { parseError } = reading;
    const {
      diagnostic,
      repairs: choices = [],
      guesses = [],
      ...diagnosis
    } = diagnoseSyntax(parseError);
    const found = [...choices, ...guesses]
      .filter((repair) => !repair.some((edit) => edits.some((made) => overlap(edit, made))))
      .map((repair) => ({ repair, next: read(text, [...edits, ...repair], reported, names) }))
      .find(({ repair, next }) => isRepaired(parseError, next.parseError, repair));
    const isKnown = found && diagnosis.certain && choices.includes(found.repair);
    const doubt = isKnown ? findDoubt(text, found.repair, found.next, names) : undefined;
    const certain = isKnown && !doubt && diagnosis.certain;
    const fix = certain && { title: certain, edits: found.repair, reason: "syntax" as const };
    if (!diagnostics.some((each) => isSame(each, diagnostic))) {
      diagnostics.push({ ...advise(diagnostic, doubt), ...(fix && { fix }) });
    }
    if (found) {
      if (!certain) guessed.push(parseError.at);
      edits = [...edits, ...found.repair];
      reading = found.next;
    } else if (parseError.construct) {
      reported.add(parseError.at);
      reading = read(text, edits, reported, names);
    } else {
      return { ...reading, diagnostics, repairs: edits, guessed, brokenAt: parseError.at };
    }
    rounds += 1;
    if (rounds === maxParseErrors)
      return { ...reading, diagnostics, repairs: edits, guessed, brokenAt: parseError.at };
  }
  return { ...reading, diagnostics, repairs: edits, guessed };
}

/** Adds to a hint what to do if something else is meant. */
function advise(
  diagnostic: SyntaxDiagnostic["diagnostic"],
  doubt: Doubt | undefined,
): SyntaxDiagnostic["diagnostic"] {
  const { hint } = diagnostic;
  if (!hint || !doubt?.advice) return diagnostic;
  return { ...diagnostic, hint: `${hint}${hint.endsWith(".") ? "" : "."} ${doubt.advice}` };
}

/** After a repair, the same error may show again in the same place. */
const isSame = (a: Pick<Diagnostic, "code" | "range">, b: Pick<Diagnostic, "code" | "range">) =>
  a.code === b.code && a.range[0] === b.range[0];

/** True if a repair has led past the error: the next error is another, and lies behind the repair. */
const isRepaired = (
  parseError: ParseError,
  next: ParseError | undefined,
  repair: readonly Edit[],
) =>
  !next ||
  (next.at > lastOf(repair) && (next.at !== parseError.at || next.code !== parseError.code));

const lastOf = (repair: readonly Edit[]) => Math.max(...repair.map(({ end }) => end));

interface ParsedDraft {
  document: Parsed;
  nodes: readonly NodeInfo[];
  toSourceRange: (range: Range) => Range;
  parseError: ParseError | undefined;
}

function read(
  text: string,
  edits: readonly Edit[],
  reported: ReadonlySet<number>,
  names: ReadonlySet<string>,
  parseDraft: Parse = parse,
): ParsedDraft {
  const draft = splice(text, edits);
  const document = parseDraft(draft);
  const toSourceRange = backwards(edits);
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const order = /^(?:[ \t]*(?:#.*)?\r?\n)*(?=%)/.exec(draft)?.[0].length;
  const nodes = listNodes(document.contents);
  const place = { text, names, nodes, toSourceRange };
  if (order !== undefined) {
    return {
      document,
      nodes,
      toSourceRange,
      parseError: { ...place, at: toSourceRange([order, order])[0], code: "", message: "" },
    };
  }
  const parseError = error
    ? { ...place, at: toSourceRange(error.pos)[0], code: error.code, message: error.message }
    : findConstruct(place, reported);
  return { document, nodes, toSourceRange, parseError };
}
