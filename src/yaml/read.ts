import { findConstruct } from "./constructs.ts";
import type { Edit, Finding, Range } from "./diagnostic.ts";
import { listStands, type Stand } from "./nodes.ts";
import { type Parse, type Parsed, parse } from "./parse.ts";
import { diagnose } from "./rules/diagnose.ts";
import type { Fault } from "./rules/fault.ts";
import { backwards, overlap, splice } from "./splice.ts";

/** The file as far as it can be read: each fault is mended in memory, so that what follows is read too. */
export interface Syntax {
  document: Parsed;
  /** The document's nodes in the order of the text. */
  stands: readonly Stand[];
  /** From offsets in the document to offsets in the file. */
  back: (range: Range) => Range;
  findings: Finding[];
  /** Where a mend was only guessed: its section may be read otherwise than it was meant. */
  guessed: number[];
  /** Where a fault stands that could not be mended: what comes after it is not to be relied on. */
  brokenAt?: number;
}

/** Where a node stands in the file. */
export function rangeOf({ back }: Syntax, node: unknown): Range {
  const range =
    typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) ? back([range[0], range[1]]) : [0, 0];
}

const maxFaults = 40;

/** Parses the text. `mends` are edits already known to be needed; `parseFirst` parses the text with them, `parse` what is tried then. */
export function readSyntax(
  text: string,
  mends: readonly Edit[],
  parseFirst: Parse = parse,
): Syntax {
  const findings: Finding[] = [];
  const told = new Set<number>();
  const guessed: number[] = [];
  let edits = [...mends];
  let rounds = 0;
  let reading = read(text, edits, told, parseFirst);
  while (reading.fault) {
    const { fault } = reading;
    const { finding, mends: choices = [], certain } = diagnose(fault);
    const found = choices
      .filter((mend) => !mend.some((edit) => edits.some((made) => overlap(edit, made))))
      .map((mend) => ({ mend, next: read(text, [...edits, ...mend], told) }))
      .find(({ mend, next }) => isMended(fault, next.fault, mend));
    const fix = found &&
      certain && { title: certain, edits: found.mend, reason: "syntax" as const };
    if (!findings.some((each) => isSame(each, finding))) {
      findings.push({ severity: "error", ...finding, ...(fix && { fix }) });
    }
    if (found) {
      if (!certain) guessed.push(fault.at);
      edits = [...edits, ...found.mend];
      reading = found.next;
    } else if (fault.construct) {
      told.add(fault.at);
      reading = read(text, edits, told);
    } else {
      return { ...reading, findings, guessed, brokenAt: fault.at };
    }
    rounds += 1;
    if (rounds === maxFaults) return { ...reading, findings, guessed, brokenAt: fault.at };
  }
  return { ...reading, findings, guessed };
}

/** A mend in memory may leave the same fault in its place. */
const isSame = (a: Pick<Finding, "code" | "range">, b: Pick<Finding, "code" | "range">) =>
  a.code === b.code && a.range[0] === b.range[0];

/** Whether a mend has led past the fault: the next one is another, and stands behind what was changed. */
const isMended = (fault: Fault, next: Fault | undefined, mend: readonly Edit[]) =>
  !next || (next.at > lastOf(mend) && (next.at !== fault.at || next.code !== fault.code));

const lastOf = (mend: readonly Edit[]) => Math.max(...mend.map(({ end }) => end));

interface Reading {
  document: Parsed;
  stands: readonly Stand[];
  back: (range: Range) => Range;
  fault: Fault | undefined;
}

function read(
  text: string,
  edits: readonly Edit[],
  told: ReadonlySet<number>,
  parseDraft: Parse = parse,
): Reading {
  const draft = splice(text, edits);
  const document = parseDraft(draft);
  const back = backwards(edits);
  const [error] = document.errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const order = /^(?:[ \t]*(?:#.*)?\r?\n)*(?=%)/.exec(draft)?.[0].length;
  const stands = listStands(document.contents);
  const place = { text, stands, back };
  if (order !== undefined) {
    return {
      document,
      stands,
      back,
      fault: { ...place, at: back([order, order])[0], code: "", message: "" },
    };
  }
  const fault = error
    ? { ...place, at: back(error.pos)[0], code: error.code, message: error.message }
    : findConstruct(place, told);
  return { document, stands, back, fault };
}
