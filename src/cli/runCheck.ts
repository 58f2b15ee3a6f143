import { type LoadedPage, loadSite } from "../index.ts";
import { languageOfCatalogue } from "../site/files/translations.ts";
import { formatNextChange, joinNextChanges, type NextChange } from "../site/page/nextChange.ts";
import { describeUnusedFiles } from "../site/page/unusedFiles.ts";
import { loadSiteContext } from "../site/read/loadSiteContext.ts";
import { describeCatalogue } from "../site/read/translateSite.ts";
import { annotate } from "../site/report/annotate.ts";
import { formatByWeight } from "../site/report/format.ts";
import { joinShared } from "../site/report/joinShared.ts";
import { type FixedLines, formatChange } from "../site/report/listChanges.ts";
import type { Clock } from "../site/schedule/schedule.ts";
import { describeChangedOriginals } from "../site/schemas/originals.ts";
import { applyStrict, count } from "../site/severity.ts";
import { fixSite } from "../site/write/fixSite.ts";
import { writeSuggestions } from "../site/write/writeSuggestions.ts";

/** The options of `npm run check`. */
export interface CheckOptions {
  strict?: boolean;
  json?: boolean;
  github?: boolean;
  fix?: boolean;
  all?: boolean;
  /** If nothing is wrong, print only when the site next changes by its dates. */
  next?: boolean;
  /** The day or time that the site is checked as of; now, if it is left out. */
  on?: string;
}

/** The output and the exit code: 1 if there is an error. */
export interface Checked {
  output: string;
  code: number;
}

/** Checks the site in `root`, after applying fixes if `options` asks for that. */
export async function check(root: string, options: CheckOptions): Promise<Checked> {
  const load = async () => ({ ...(await loadSiteContext(root)), asOf: options.on });
  const known = await load();
  const changes = options.fix ? await fixSite(root, known) : [];
  const current = options.fix ? await load() : known;
  const { context, clock, pages: read, languages } = await loadSite(root, current);
  await writeSuggestions(root, context, read[0].anchors);
  const files = [...read, ...languages.map(describeCatalogue)];
  const pages = options.strict
    ? files.map((page) => ({ ...page, diagnostics: applyStrict(page) }))
    : files;
  const diagnostics = pages.flatMap((page) => page.diagnostics);
  const failed = diagnostics.some(({ severity }) => severity === "error");
  if (options.next && !failed) {
    const next = joinNextChanges(pages);
    return { output: options.json ? writeNext(next) : sayNext(next, clock), code: 0 };
  }
  const isValid = read.every(({ pageFile, path }) => pageFile || path === "");
  const remarks = [
    await describeChangedOriginals(root),
    isValid ? await describeUnusedFiles(root, context.files, read) : "",
  ];
  return { output: format(changes, pages, remarks, options), code: failed ? 1 : 0 };
}

const sayNext = (next: NextChange | undefined, clock: Clock): string =>
  next ? formatNextChange(next, clock) : "Nothing of the site begins or ends on a date to come.";

const writeNext = (next: NextChange | undefined): string =>
  JSON.stringify(next ? { ...next, instant: new Date(next.instant).toISOString() } : null, null, 2);

function format(
  changes: FixedLines[],
  pages: readonly LoadedPage[],
  remarks: readonly string[],
  options: CheckOptions,
): string {
  const joined = joinShared(pages);
  const diagnostics = joined.flatMap((page) => page.diagnostics);
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
    ...remarks,
    formatByWeight(joined, options),
    summarize(pages),
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** A line for each file. While a page has an error, nobody knows which texts a catalogue lacks. */
function summarize(pages: readonly LoadedPage[]): string {
  const isComplete = pages.every(({ file, pageFile }) => pageFile || languageOfCatalogue(file));
  const lines = pages.map(({ diagnostics, file }) => {
    if (diagnostics.length > 0) return `${file}: ${count(diagnostics)}.`;
    return !isComplete && languageOfCatalogue(file)
      ? `${file}: what it lacks is counted once no page has an error.`
      : `${file} is in order.`;
  });
  return lines.join("\n");
}
