import path from "node:path";
import { decode } from "../../yaml/decode.ts";
import { listTextFiles, type Texts, textFileName } from "../files/texts.ts";
import { home } from "../page/pageAddress.ts";
import { listPageFiles } from "../page/pageFiles.ts";
import type { SiteContext } from "../page/parsedPage.ts";
import { checkSite, parseSite } from "../read/loadSite.ts";
import type { FixedLines } from "../report/listChanges.ts";
import { encode, fixPage, withTexts } from "./fix.ts";
import { type Changed, changeFiles } from "./replaceFiles.ts";

/** Longer than any chain of fixes in which one file's lets another be made. It only guarantees an end. */
const maxRounds = 5;

/**
 * Makes every certain fix in the files of the site in `root`: in all of them, or in none. A file that is saved meanwhile
 * is read again.
 */
export async function fixSite(root: string, context: SiteContext): Promise<FixedLines[]> {
  const files = async () => {
    const pages = (await listPageFiles(root)).map(({ file }) => file);
    const all = [home.file, ...pages, ...(await listTextFiles(root))];
    return all.map((file) => path.join(root, file));
  };
  const changes = await changeFiles(files, (read) => fixFiles(root, read, context));
  return changes ?? [];
}

/** Fixes the files as they were read, again and again while a fix in one may allow another. */
async function fixFiles(
  root: string,
  read: ReadonlyMap<string, Uint8Array>,
  context: SiteContext,
): Promise<Changed<FixedLines[]>> {
  const next = new Map<string, Uint8Array>();
  const result: FixedLines[] = [];
  const at = (file: string) => path.join(root, file);
  const bytesOf = (file: string) => next.get(at(file)) ?? read.get(at(file));
  for (let round = 0; round < maxRounds; round += 1) {
    const before = result.length;
    const own = (await listTextFiles(root)).map((file) => [file, bytesOf(file)] as const);
    let texts: Texts = new Map([
      ...context.texts,
      ...own.flatMap(([file, bytes]) =>
        bytes ? [[textFileName(file), decode(bytes)] as const] : [],
      ),
    ]);
    const site = checkSite(
      await parseSite(root, { ...context, texts }, async (file) => bytesOf(file)),
    );
    for (const page of site.pages) {
      const bytes = bytesOf(page.file);
      if (!bytes || page.path === "" || !page.diagnostics.some(({ fix }) => fix)) continue;
      const fixed = fixPage(bytes, { ...site.context, texts }, page);
      if (fixed.bytes !== bytes) next.set(at(page.file), fixed.bytes);
      for (const [file, text] of fixed.texts) {
        const given = bytesOf(file);
        if (given) next.set(at(file), encode(text, given));
      }
      texts = withTexts(texts, fixed.texts);
      result.push(...fixed.changes);
    }
    if (result.length === before) break;
  }
  return { next, result };
}
