import { readFile } from "node:fs/promises";
import path from "node:path";
import { fix, type Loaded, loadSite, type Site, type SiteContext } from "../index.ts";
import { writeSuggestions } from "../site/editorSuggestions.ts";
import { loadTexts } from "../site/files/texts.ts";
import { describeUnnamed } from "../site/files/unnamed.ts";
import { encode } from "../site/fix.ts";
import { type FixedText, fixTexts } from "../site/fixTexts.ts";
import { loadSiteContext } from "../site/load.ts";
import { readSite } from "../site/loadSite.ts";
import { replaceFile } from "../site/replaceFiles.ts";
import { annotate } from "../site/report/annotate.ts";
import { formatByWeight } from "../site/report/format.ts";
import { type Change, formatChange } from "../site/report/listChanges.ts";
import { count, strictly } from "../site/severity.ts";
import { decode } from "../yaml/decode.ts";

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
  const changes = options.fix ? await fixFiles(root, known) : [];
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

/** Longer than any chain of fixes in which one file's lets another be made. It only guarantees an end. */
const maxRounds = 5;

/** Fixes every file of the site, again and again while a fix in one may allow another. */
async function fixFiles(root: string, known: SiteContext): Promise<Change[]> {
  const made: Change[] = [];
  for (let round = 0; round < maxRounds; round += 1) {
    const texts = await loadTexts(root, path.join(root, "schema"));
    const changes = await fixEach(await readSite(root, { ...known, texts }));
    if (changes.length === 0) break;
    made.push(...changes);
  }
  return made;
}

/** Fixes every file of the site once. */
async function fixEach({ root, context, pages }: Site): Promise<Change[]> {
  const changes: Change[] = [];
  for (const page of pages) {
    for (const text of fixTexts(page)) changes.push(...(await writeText(root, text)));
    if (page.path !== "")
      changes.push(...(await fixFile(path.join(root, page.file), page, context)));
  }
  return changes;
}

/** Writes a fixed text, unless the file was saved in the meantime. */
async function writeText(root: string, { file, before, after, changes }: FixedText) {
  const target = path.join(root, file);
  const bytes = await readFile(target).catch(() => undefined);
  if (!bytes || decode(bytes).text !== before) return [];
  return (await replaceFile(target, bytes, encode(after, bytes))) ? changes : [];
}

async function fixFile(file: string, page: Loaded, context: SiteContext): Promise<Change[]> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return [];
  const { changes, bytes: next } = fix(bytes, context, page);
  if (changes.length === 0) return [];
  const replaced = await replaceFile(file, bytes, next);
  // If the file was saved in the meantime, its new content is read.
  return replaced ? changes : fixFile(file, page, context);
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
