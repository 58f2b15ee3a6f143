import { oneOf } from "../../src/shared/text/wording.ts";
import { readPage } from "../../src/site/read/load.ts";
import type { LoadedPage } from "../../src/site/read/pipeline.ts";
import { formatDiagnostics } from "../../src/site/report/format.ts";
import { fixPage } from "../../src/site/write/fix.ts";
import type { LocatedDiagnostic } from "../../src/yaml/diagnostic.ts";
import { loadFixtureContext, smallPage } from "../fixtures/index.ts";
import { findBroken } from "./judgeAdvice.ts";

const context = await loadFixtureContext();

export { smallPage };

/** The results of the last texts: a test reads a page, fixes it, and reads what the fix and the advice make of it. */
const lately = new Map<string, LoadedPage>();
const most = 500;

/** Reads any page, without judging the result. */
export function readAnything(page: string | Uint8Array): LoadedPage {
  const bytes = Buffer.from(page);
  const key = bytes.toString("latin1");
  const loaded = lately.get(key) ?? readPage(bytes, context);
  lately.set(key, loaded);
  const [oldest] = lately.keys();
  if (lately.size > most && oldest !== undefined) lately.delete(oldest);
  return loaded;
}
const judged = new Set<string>();

/**
 * Reads a page, given as text or as bytes, with the schemas and files of this project, and judges its diagnostics.
 */
export function read(page: string | Uint8Array) {
  const loaded = readAnything(page);
  if (judged.has(loaded.source)) return loaded;
  judged.add(loaded.source);
  const broken = findBroken(loaded, readAnything);
  if (broken.length > 0) throw new Error([...broken, loaded.source].join("\n"));
  return loaded;
}

// Compiles the schemas and reads the icon sets once, for all later reads.
read(smallPage);

/** The errors and warnings of a page. */
export const complaints = (page: string | Uint8Array): LocatedDiagnostic[] =>
  read(page).diagnostics.filter(({ severity }) => severity !== "notice");

const types = [...context.schemas.keys()].flatMap(
  (file) => /^sections\/(.*)\.schema/.exec(file)?.[1] ?? [],
);

/** The output of `check` for a page. The list of all types is shortened, as it grows. */
export function report(page: string | Uint8Array): string {
  const { diagnostics, source } = read(page);
  return formatDiagnostics(diagnostics, source).replaceAll(oneOf(types), "carousel, …").trimEnd();
}

/** The page with one place changed. Throws unless the place occurs exactly once. */
export function change(page: string, from: string, to: string): string {
  const parts = page.split(from);
  if (parts.length !== 2)
    throw new Error(`"${from}" stands ${parts.length - 1} times in the page.`);
  return parts.join(to);
}

/** The page after `--fix`. */
export const fixed = (page: string): string =>
  readAnything(page).diagnostics.some(({ fix }) => fix)
    ? Buffer.from(fixPage(Buffer.from(page), context).bytes).toString()
    : page;

/** The lines that `--fix` changes, after the change. */
export function fixedLines(page: string): string[] {
  const before = page.split("\n");
  const after = fixed(page).split("\n");
  return after.filter((line, index) => line !== before[index]);
}

/** The output of `check` for a page with one place changed, and the lines that `--fix` changes. */
export function answer(from: string, to: string): string {
  const page = change(smallPage, from, to);
  const lines = fixedLines(page);
  return [report(page), ...(lines.length > 0 ? ["--fix", ...lines] : [])].join("\n");
}

/** The diagnostics of a page with one place changed, one on each line, with the title of its fix. */
export function tell(from: string, to: string): string {
  const found = read(change(smallPage, from, to)).diagnostics.map(
    ({ line, column, endColumn, code, message, hint = "", fix }) =>
      `${line}:${column}-${endColumn} ${code} ${message} ${hint}${fix ? ` → ${fix.title}` : ""}`,
  );
  return [to, ...found].join("\n  ").replaceAll(oneOf(types), "carousel, …");
}
