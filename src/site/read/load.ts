import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { oneOf, quote } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { home, type PageAddress, pageFileName } from "../page/pageAddress.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { loadSiteContext } from "./loadSiteContext.ts";
import {
  checkPage,
  completePage,
  decodePage,
  type LoadedPage,
  type ParsedFile,
  parsePage,
  readMedia,
} from "./pipeline.ts";

/**
 * Reads and checks `page.yaml` in the folder `root`, with its schemas and files: those of `known`, or as they are on
 * disk.
 */
export async function loadPage(root: string, known?: SiteContext): Promise<LoadedPage> {
  const context = known ?? (await loadSiteContext(root));
  const bytes = await readFile(path.join(root, pageFileName)).catch(() => undefined);
  return bytes ? readPageWithMedia(bytes, context) : finish(await readMissing(root), context);
}

/** Checks the bytes of a page in its context: those of the first page, or of the page with this address. */
export const readPage = (
  bytes: Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): LoadedPage => finish(parsePage(decodePage(bytes, address), context), context);

/** The same with the facts about the pictures, films and fonts that the page names. */
export async function readPageWithMedia(
  bytes: Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): Promise<LoadedPage> {
  const parsed = parsePage(decodePage(bytes, address), context);
  const page = parsed.parsed?.page;
  return finish(parsed, { ...context, media: await readMedia(page ? [page] : [], context) });
}

const finish = (parsed: ParsedFile, context: SiteContext): LoadedPage =>
  completePage(checkPage(parsed, context), context);

/** A first page that is missing, with a diagnostic that names a file with a similar name, if there is one. */
export async function readMissing(root: string): Promise<ParsedFile> {
  const names = await readdir(root).catch((): string[] => []);
  const isHere = names.includes(pageFileName);
  const alike = names.filter((name) => /^_?pages?\b.*\.(ya?ml|txt)$/i.test(name));
  const diagnostic: Diagnostic = {
    code: "no-page",
    message: isHere ? `${pageFileName} cannot be read.` : `There is no file ${pageFileName} here.`,
    hint: isHere
      ? "Look whether it is a folder, and whether you are allowed to read it."
      : alike.length > 0
        ? `If ${oneOf(alike.map(quote))} is the page, rename it to ${pageFileName}.`
        : `Run the command in the folder that holds ${pageFileName}.`,
    range: [0, 0],
  };
  return { ...home, source: "", diagnostics: [diagnostic] };
}
