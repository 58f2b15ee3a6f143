import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { annotate } from "./annotate.ts";
import { mend } from "./fix.ts";
import { type Loaded, loadManifest, loadSurroundings, pageFile } from "./load.ts";
import type { Surroundings } from "./page.ts";
import type { Problem } from "./problem.ts";
import { formatProblems } from "./report.ts";
import { count, strictly } from "./severity.ts";

/** What `npm run check` may be asked for. */
export interface CheckOptions {
  strict?: boolean;
  json?: boolean;
  github?: boolean;
  fix?: boolean;
}

/** What to print, and the exit code: 1 when there is an error. */
export interface Checked {
  output: string;
  code: number;
}

/** Checks the page in `root`, mending it first if asked to. */
export async function check(root: string, options: CheckOptions): Promise<Checked> {
  const surroundings = await loadSurroundings(root);
  const mended = options.fix ? await mendFile(root, surroundings) : [];
  const loaded = await loadManifest(root, surroundings);
  const problems = options.strict ? strictly(loaded.problems) : loaded.problems;
  const failed = problems.some(({ severity }) => severity === "error");
  return { output: print(mended, { ...loaded, problems }, options), code: failed ? 1 : 0 };
}

async function mendFile(root: string, surroundings: Surroundings): Promise<Problem[]> {
  const file = path.join(root, pageFile);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return [];
  const { mended, bytes: next } = mend(bytes, surroundings);
  if (mended.length > 0) await writeFile(file, next);
  return mended;
}

function print(
  mended: Problem[],
  { problems, source, file }: Loaded,
  options: CheckOptions,
): string {
  if (options.json) {
    return JSON.stringify(
      problems.map(({ hint = null, fix = null, ...problem }) => ({ ...problem, hint, fix })),
      null,
      2,
    );
  }
  if (options.github) return annotate(problems);
  const done = mended.map(
    (each) => `${file}:${each.line}:${each.column} mended ${each.fix?.title}`,
  );
  const summary = problems.length === 0 ? `${file} is in order.` : `${file}: ${count(problems)}.`;
  const parts = [done.join("\n"), formatProblems(problems, source).trimEnd(), summary];
  return parts.filter(Boolean).join("\n\n");
}
