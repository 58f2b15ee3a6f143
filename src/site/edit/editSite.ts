import { existsSync, lstatSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Schemas } from "../../schema/schemaNode.ts";
import type { Operation } from "../../shared/operation.ts";
import { decode, isTooLarge } from "../../yaml/decode.ts";
import { type Refusal, refusalOf, refuse } from "../../yaml/edit/refusal.ts";
import { listTextFiles } from "../files/texts.ts";
import { home, type PageAddress } from "../page/pageAddress.ts";
import { listPageFiles } from "../page/pageFiles.ts";
import { encode } from "../write/fix.ts";
import { changeFiles, readFiles, writingTime } from "../write/replaceFiles.ts";
import type { PageEdit, PageText, TextFile } from "./edited.ts";
import { editPages, isRename } from "./editPages.ts";
import { listWrittenTexts } from "./writeText.ts";

/** The pages of the site in `root`, as far as their files make an address. */
export async function listPageAddresses(root: string): Promise<PageAddress[]> {
  const entries = await listPageFiles(root);
  return [home, ...entries.flatMap(({ file, path }) => (path === undefined ? [] : { file, path }))];
}

/** The Markdown files of the site in `root`, as far as they can be read. */
export async function readTexts(root: string): Promise<TextFile[]> {
  const files = await listTextFiles(root);
  const read = files.map(async (file): Promise<TextFile[]> => {
    const bytes = await readFile(path.join(root, file)).catch(() => undefined);
    const { text, diagnostics } = decode(bytes ?? new Uint8Array());
    return bytes && diagnostics.length === 0 ? [{ file, text }] : [];
  });
  return (await Promise.all(read)).flat();
}

/** Makes an operation on a file of the site in `root`, with the links on all pages: in all files, or in none. */
export async function editSite(
  root: string,
  file: string,
  operation: Operation,
  schemas: Schemas,
): Promise<PageEdit[] | { refusal: Refusal }> {
  const pages = await listPageAddresses(root);
  const target = pages.find((page) => page.file === file);
  const isLinked = target !== undefined && isRename(operation);
  const concerned = isLinked ? pages : [target ?? { ...home, file }];
  const written = listWrittenTexts(operation);
  const isSeen = (file: string) => isRename(operation) || written.includes(file);
  const files = (await listTextFiles(root)).filter(isSeen);
  const texts = files.map((text) => ({ file: text, path: "" }));
  const seen = (await readTexts(root)).filter(({ file }) => !isSeen(file));
  return changePages(root, [...concerned, ...texts], (read) =>
    editPages(read.slice(0, concerned.length), file, operation, schemas, [
      ...seen,
      ...read.slice(concerned.length),
    ]),
  );
}

/**
 * Changes the files of pages, if none of them has been saved since it was read; otherwise they are read again. So are
 * files whose change is refused, if they differ a moment later: another program was in the middle of saving them.
 */
export async function changePages(
  root: string,
  pages: readonly PageAddress[],
  change: (pages: PageText[]) => PageEdit[] | { refusal: Refusal },
): Promise<PageEdit[] | { refusal: Refusal }> {
  const files = pages.map(({ file }) => path.resolve(root, file));
  for (let left = 5; ; left -= 1) {
    const { seen, result } = await changeOnce(root, pages, change);
    if (!("refusal" in result) || left === 0) return result;
    await setTimeout(writingTime);
    const now = await readFiles(files);
    if (files.every((file) => isSame(seen.get(file), now.get(file)))) return result;
  }
}

const isSame = (a: Uint8Array | undefined, b: Uint8Array | undefined) =>
  a && b ? Buffer.from(a).equals(b) : a === b;

/** Changes the files of pages, and returns what was read for it. */
async function changeOnce(
  root: string,
  pages: readonly PageAddress[],
  change: (pages: PageText[]) => PageEdit[] | { refusal: Refusal },
) {
  const at = (file: string) => path.resolve(root, file);
  let seen: ReadonlyMap<string, Uint8Array> = new Map();
  const changed = changeFiles<PageEdit[] | { refusal: Refusal }>(
    async () => pages.map(({ file }) => at(file)),
    (read) => {
      seen = read;
      const next = new Map<string, Uint8Array | undefined>();
      const links = new Map<string, string>();
      const texts: PageText[] = [];
      for (const page of pages) {
        const bytes = read.get(at(page.file));
        if (!bytes) {
          const isThere = existsSync(at(page.file));
          return { next, result: refuse(isThere ? "unreadable" : "gone", page.file) };
        }
        const { text, diagnostics } = decode(bytes);
        if (diagnostics[0]) return { next, result: refuse("unreadable", page.file) };
        texts.push({ ...page, text });
      }
      const result = change(texts);
      if ("refusal" in result) return { next, result };
      for (const { file, movedTo, text } of result) {
        const bytes = encode(text, read.get(at(file)) ?? new Uint8Array());
        if (isTooLarge(bytes)) return { next: new Map(), result: refuse("too-large", file) };
        const isLink = movedTo !== undefined && lstatSync(at(file)).isSymbolicLink();
        if (isLink) links.set(at(movedTo), at(file));
        if (movedTo !== undefined && !isLink) next.set(at(file), undefined);
        next.set(at(isLink ? file : (movedTo ?? file)), bytes);
      }
      return { next, links, result };
    },
  );
  const done = await changed.catch(refusalOf);
  return { seen, result: done ?? refuse("changed", "The file") };
}
