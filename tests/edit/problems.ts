import { stringify } from "yaml";
import { readPage } from "../../src/site/load.ts";
import { followEdits } from "../../src/yaml/reparse.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const plainly = await loadFixtureContext();
const parse = followEdits();
const following = { ...plainly, parserOf: () => parse };

/** The problems of the last text: each text is judged twice, after an edit and before the next. */
let last = { text: "", problems: new Set<string>() };

/** The problems that `check` finds after an edit and not before it, and that its data alone do not bring. */
export function newProblems(before: string, after: string, data: unknown): string[] {
  const old = last.text === before ? last.problems : listProblems(before, following);
  const problems = listProblems(after, following);
  last = { text: after, problems };
  const more = [...problems].filter((problem) => !old.has(problem));
  if (more.length === 0) return [];
  const meant = listProblems(stringify(data, { lineWidth: 0 }), plainly);
  return more.filter((problem) => !meant.has(problem));
}

/** Problems by their code and their words, without what they quote: that is as the file writes it. */
const listProblems = (text: string, context: typeof plainly) =>
  new Set(
    // Links to what an operation deletes are its own doing; they are not told of a page whose end seems cut off.
    readPage(Buffer.from(text), context)
      .diagnostics.filter(({ code }) => code !== "no-anchor")
      .map(
        ({ code, message }) =>
          `${code}: ${message.replace(/["'].*["']/s, "").replaceAll(/\bline \d+/g, "line")}`,
      ),
  );
