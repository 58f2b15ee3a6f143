import { readFile } from "node:fs/promises";
import path from "node:path";
import { fix, type Loaded, loadSite, type SiteContext } from "../index.ts";
import { writeSuggestions } from "../site/editorSuggestions.ts";
import { describeUnnamed } from "../site/files/unnamed.ts";
import { loadSiteContext } from "../site/load.ts";
import { pageFileName } from "../site/pageAddress.ts";
import { replaceFile } from "../site/replaceFile.ts";
import { annotate } from "../site/report/annotate.ts";
import { formatByWeight } from "../site/report/format.ts";
import { type Change, formatChange } from "../site/report/listChanges.ts";
import { count, strictly } from "../site/severity.ts";

/** The options of `npm run check`. */
export interface CheckOptions {
  strict?: boolean;
  json?: boolean;
  github?: boolean;
  fix?: boolean;
  all?: boolean;
}

/** The output and the exit code: 1 if there is an error. */
export interface Checked {
  output: string;
  code: number;
}

/** Checks the page in `root`, after applying fixes if `options` asks for that. */
export async function check(root: string, options: CheckOptions): Promise<Checked> {
  const context = await loadSiteContext(root);
  const changes = options.fix ? await fixFile(root, context) : [];
  const {
    pages: [loaded],
  } = await loadSite(root, context);
  await writeSuggestions(root, context, loaded.anchors);
  const diagnostics = options.strict ? strictly(loaded.diagnostics) : loaded.diagnostics;
  const failed = diagnostics.some(({ severity }) => severity === "error");
  const unnamed = loaded.pageFile ? await describeUnnamed(root, context.files, loaded.named) : "";
  return {
    output: format(changes, { ...loaded, diagnostics }, unnamed, options),
    code: failed ? 1 : 0,
  };
}

async function fixFile(root: string, context: SiteContext): Promise<Change[]> {
  const file = path.join(root, pageFileName);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return [];
  const { changes, bytes: next } = fix(bytes, context);
  if (changes.length === 0) return [];
  const replaced = await replaceFile(file, bytes, next);
  // If the file was saved in the meantime, its new content is read.
  return replaced ? changes : fixFile(root, context);
}

function format(
  changes: Change[],
  { diagnostics, source, file }: Loaded,
  unnamed: string,
  options: CheckOptions,
): string {
  if (options.json) {
    return JSON.stringify(
      diagnostics.map(({ hint = null, fix = null, suggestions = [], ...diagnostic }) => ({
        ...diagnostic,
        hint,
        fix,
        suggestions,
      })),
      null,
      2,
    );
  }
  if (options.github) return annotate(diagnostics);
  const summary =
    diagnostics.length === 0 ? `${file} is in order.` : `${file}: ${count(diagnostics)}.`;
  const parts = [
    changes.map(formatChange).join("\n\n"),
    unnamed,
    formatByWeight(diagnostics, source, options),
    summary,
  ];
  return parts.filter(Boolean).join("\n\n");
}
