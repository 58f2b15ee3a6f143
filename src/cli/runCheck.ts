import { readFile } from "node:fs/promises";
import path from "node:path";
import { writeSuggestions } from "../site/editorSuggestions.ts";
import { describeUnnamed } from "../site/files/unnamed.ts";
import { mend } from "../site/fix.ts";
import { type Loaded, loadManifest, loadSurroundings, pageFile } from "../site/load.ts";
import type { Surroundings } from "../site/page.ts";
import { replaceFile } from "../site/replaceFile.ts";
import { annotate } from "../site/report/annotate.ts";
import { formatByWeight } from "../site/report/format.ts";
import { type Change, formatChange } from "../site/report/listChanges.ts";
import { count, strictly } from "../site/severity.ts";

/** What `npm run check` may be asked for. */
export interface CheckOptions {
  strict?: boolean;
  json?: boolean;
  github?: boolean;
  fix?: boolean;
  all?: boolean;
}

/** What to print, and the exit code: 1 when there is an error. */
export interface Checked {
  output: string;
  code: number;
}

/** Checks the page in `root`, mending it first if asked to. */
export async function check(root: string, options: CheckOptions): Promise<Checked> {
  const surroundings = await loadSurroundings(root);
  const changes = options.fix ? await mendFile(root, surroundings) : [];
  const loaded = await loadManifest(root, surroundings);
  await writeSuggestions(root, surroundings, loaded.anchors);
  const problems = options.strict ? strictly(loaded.problems) : loaded.problems;
  const failed = problems.some(({ severity }) => severity === "error");
  const unnamed = loaded.manifest
    ? await describeUnnamed(root, surroundings.files, loaded.named)
    : "";
  return {
    output: print(changes, { ...loaded, problems }, unnamed, options),
    code: failed ? 1 : 0,
  };
}

async function mendFile(root: string, surroundings: Surroundings): Promise<Change[]> {
  const file = path.join(root, pageFile);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return [];
  const { changes, bytes: next } = mend(bytes, surroundings);
  if (changes.length === 0) return [];
  const replaced = await replaceFile(file, bytes, next);
  // Saved in the meantime: what it says now is read.
  return replaced ? changes : mendFile(root, surroundings);
}

function print(
  changes: Change[],
  { problems, source, file }: Loaded,
  unnamed: string,
  options: CheckOptions,
): string {
  if (options.json) {
    return JSON.stringify(
      problems.map(({ hint = null, fix = null, suggestions = [], ...problem }) => ({
        ...problem,
        hint,
        fix,
        suggestions,
      })),
      null,
      2,
    );
  }
  if (options.github) return annotate(problems);
  const summary = problems.length === 0 ? `${file} is in order.` : `${file}: ${count(problems)}.`;
  const parts = [
    changes.map(formatChange).join("\n\n"),
    unnamed,
    formatByWeight(problems, source, options),
    summary,
  ];
  return parts.filter(Boolean).join("\n\n");
}
