import { type Loaded, loadSite } from "../index.ts";
import { writeSuggestions } from "../site/editorSuggestions.ts";
import { describeUnnamed } from "../site/files/unnamed.ts";
import { fixSite } from "../site/fixSite.ts";
import { loadSiteContext } from "../site/load.ts";
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

/** Checks the site in `root`, after applying fixes if `options` asks for that. */
export async function check(root: string, options: CheckOptions): Promise<Checked> {
  const known = await loadSiteContext(root);
  const changes = options.fix ? await fixSite(root, known) : [];
  const current = options.fix ? await loadSiteContext(root) : known;
  const { context, pages: read } = await loadSite(root, current);
  await writeSuggestions(root, context, read[0].anchors);
  const pages = options.strict
    ? read.map((page) => ({ ...page, diagnostics: strictly(page.diagnostics) }))
    : read;
  const diagnostics = pages.flatMap((page) => page.diagnostics);
  const failed = diagnostics.some(({ severity }) => severity === "error");
  const isValid = read.every(({ pageFile, path }) => pageFile || path === "");
  const unnamed = isValid ? await describeUnnamed(root, context.files, read) : "";
  return { output: format(changes, pages, unnamed, options), code: failed ? 1 : 0 };
}

function format(
  changes: Change[],
  pages: readonly Loaded[],
  unnamed: string,
  options: CheckOptions,
): string {
  const diagnostics = pages.flatMap((page) => page.diagnostics);
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
  const parts = [
    changes.map(formatChange).join("\n\n"),
    unnamed,
    formatByWeight(pages, options),
    pages.map(summarize).join("\n"),
  ];
  return parts.filter(Boolean).join("\n\n");
}

const summarize = ({ diagnostics, file }: Loaded): string =>
  diagnostics.length === 0 ? `${file} is in order.` : `${file}: ${count(diagnostics)}.`;
