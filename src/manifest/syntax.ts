import { findConstruct } from "./constructs.ts";
import { diagnose, type Fault } from "./diagnose.ts";
import { backwards, overlap, splice } from "./draft.ts";
import { type Parsed, parse } from "./parse.ts";
import type { Edit, Finding, Range } from "./problem.ts";

/** The file as far as it can be read: each fault is mended in memory, so that what follows is read too. */
export interface Syntax {
  document: Parsed;
  /** From offsets in the document to offsets in the file. */
  back: (range: Range) => Range;
  findings: Finding[];
  /** Where a fault stands that could not be mended: what comes after it is not to be relied on. */
  brokenAt?: number;
}

const maxFaults = 40;

/** Parses the text. `mends` are edits already known to be needed. */
export function readSyntax(text: string, mends: readonly Edit[]): Syntax {
  const findings: Finding[] = [];
  const told = new Set<number>();
  let edits = [...mends];
  let reading = read(text, edits, told);
  while (reading.fault) {
    const { fault } = reading;
    const { finding, mends: choices = [], certain } = diagnose(fault);
    const found = choices
      .filter((mend) => !mend.some((edit) => edits.some((made) => overlap(edit, made))))
      .map((mend) => ({ mend, next: read(text, [...edits, ...mend], told) }))
      .find(({ mend, next }) => !next.fault || next.fault.at > lastOf(mend));
    const fix = found && certain && { title: certain, edits: found.mend };
    findings.push({ severity: "error", ...finding, ...(fix && { fix }) });
    if (found) {
      edits = [...edits, ...found.mend];
      reading = found.next;
    } else if (fault.construct) {
      told.add(fault.at);
      reading = read(text, edits, told);
    } else {
      return { ...reading, findings, brokenAt: fault.at };
    }
    if (findings.length === maxFaults) return { ...reading, findings, brokenAt: fault.at };
  }
  return { ...reading, findings };
}

const lastOf = (mend: readonly Edit[]) => Math.max(...mend.map(({ end }) => end));

interface Reading {
  document: Parsed;
  back: (range: Range) => Range;
  fault: Fault | undefined;
}

function read(text: string, edits: readonly Edit[], told: ReadonlySet<number>): Reading {
  const document = parse(splice(text, edits));
  const back = backwards(edits);
  const [error] = document.errors
    .filter(({ code }) => code !== "MULTIPLE_DOCS")
    .toSorted((a, b) => a.pos[0] - b.pos[0]);
  const fault = error
    ? { text, document, back, at: back(error.pos)[0], code: error.code, message: error.message }
    : findConstruct(text, document, back, told);
  return { document, back, fault };
}
