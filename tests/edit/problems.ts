import { stringify } from "yaml";
import type { Operation } from "../../src/shared/operation.ts";
import { readPage } from "../../src/site/read/load.ts";
import { followEdits } from "../../src/yaml/reparse.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { listIdsIn } from "./oracle.ts";

const plainly = await loadFixtureContext();
const parse = followEdits();
const following = { ...plainly, parserOf: () => parse };

/** The findings of `check`: problems, and anchors that links name and the page does not have. */
interface Found {
  problems: Set<string>;
  missing: Set<string>;
}

/** The findings in the last text: each text is judged twice, after an edit and before the next. */
let last: { text: string; found: Found } | undefined;

/** The operations after which an id may be gone. */
const removing: readonly string[] = ["delete-section", "remove", "set", "all"];

/** The problems that `check` finds after an edit and not before it, and that its data alone do not bring. */
export function newProblems(
  { before, after, operation }: { before: string; after: string; operation: Operation },
  data: unknown,
  oldData: unknown,
): string[] {
  const old = last?.text === before ? last.found : listProblems(before, following);
  const found = listProblems(after, following);
  last = { text: after, found };
  const [ids, oldIds] = [listIdsIn(data), listIdsIn(oldData)].map((all) => new Set(all));
  const dead = [...found.missing].flatMap((id) => {
    if (ids?.has(id)) return [`no-anchor: it has ${id}`];
    const isLost = oldIds?.has(id) && !old.missing.has(id) && !removing.includes(operation.do);
    return isLost ? [`no-anchor: it had ${id}`] : [];
  });
  const more = [...found.problems].filter((problem) => !old.problems.has(problem));
  if (more.length === 0) return dead;
  const meant = listProblems(stringify(data, { lineWidth: 0 }), plainly);
  // An empty value that was written is told beside the group around it, if that holds a comment, which data do not say.
  const isOwn = (problem: string) =>
    problem.startsWith("empty: ") && "value" in operation && holdsEmpty(operation.value);
  return [...dead, ...more.filter((problem) => !meant.problems.has(problem) && !isOwn(problem))];
}

const holdsEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).every(holdsEmpty)
    : value === "" || value === null;

/** Problems by their code and their words, without what they quote: that is as the file writes it. */
function listProblems(text: string, context: typeof plainly): Found {
  const { diagnostics } = readPage(Buffer.from(text), context);
  const problems = new Set<string>();
  const missing = new Set<string>();
  for (const { code, message } of diagnostics) {
    // Links to what is not there are not told of a page whose end seems cut off, so they are judged by their ids.
    const [, id] = code === "no-anchor" ? (/ has the id "(.*?)", so /s.exec(message) ?? []) : [];
    if (id !== undefined) missing.add(id);
    else
      problems.add(
        `${code}: ${message.replace(/["'].*["']/s, "").replaceAll(/\bline \d+/g, "line")}`,
      );
  }
  return { problems, missing };
}
