import { findUnseen } from "./characters.ts";
import { checks } from "./checks/index.ts";
import { explain } from "./explain/index.ts";
import { type Surroundings, surveyPage } from "./page.ts";
import type { Finding, Range } from "./problem.ts";
import { findMisread, findNoPage } from "./readings.ts";
import { readSyntax } from "./syntax.ts";
import { readTree, type Tree } from "./tree.ts";
import { validate } from "./validate.ts";

/** What the text says, and everything that is wrong with it. */
export interface Inspection {
  data: unknown;
  findings: Finding[];
}

/**
 * Inspects a page in stages: characters, syntax, meaning, schema, checks. What one stage has refused, the
 * next do not refuse again. A fault that cannot be mended in memory ends the reading there.
 */
export function inspect(text: string, surroundings: Surroundings): Inspection {
  const unseen = findUnseen(text);
  const syntax = readSyntax(text, unseen.mends);
  const found = [...unseen.findings, ...syntax.findings];
  const noPage = findNoPage(syntax);
  if (noPage)
    return { data: undefined, findings: found.some(isError) ? found : [...found, noPage] };
  const tree = readTree(syntax.document.contents, syntax.back);
  const page = surveyPage(text, tree, surroundings);
  const reliable = reliability(tree, syntax.brokenAt);
  const stages = [
    () => findMisread(syntax, text),
    () => explain(validate(surroundings.schemas, tree.data), page).filter(reliable),
    // A page that is read in part would miss what its other part holds.
    () => (syntax.brokenAt === undefined ? checks.flatMap((check) => check(page)) : []),
  ];
  const findings = [...found];
  for (const stage of stages) findings.push(...untold(stage(), findings));
  return { data: tree.data, findings };
}

const isError = ({ severity }: Finding) => severity === "error";

/** Findings whose place no error covers yet. */
function untold(findings: readonly Finding[], told: readonly Finding[]): Finding[] {
  const covered = told.filter(isError).map(({ range, covers = range }) => covers);
  return findings.filter(
    ({ range: [start, end] }) => !covered.some(([from, to]) => from <= start && end <= to),
  );
}

/** After a fault that stopped the reading, only the settings and sections that end before it are whole. */
function reliability(tree: Tree, brokenAt: number | undefined): (finding: Finding) => boolean {
  if (brokenAt === undefined) return () => true;
  const limit = startsOf(tree).findLast((start) => start <= brokenAt) ?? 0;
  return ({ range: [start, end] }) => start > 0 && end <= limit;
}

/** Where the top-level settings and the sections start. */
function startsOf({ data, keyAt }: Tree): number[] {
  const keys = Object.keys(data ?? {}).map((key): Range => keyAt([key]));
  const list: unknown = Reflect.get(data ?? {}, "sections");
  const sections = (Array.isArray(list) ? list : []).map((_, index) => keyAt(["sections", index]));
  return [...keys, ...sections].map(([start]) => start).sort((a, b) => a - b);
}
