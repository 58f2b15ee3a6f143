import { createHash } from "node:crypto";
import type { Schemas } from "../../schema/schemaNode.ts";
import { isError } from "../../yaml/codes.ts";
import { decode } from "../../yaml/decode.ts";
import { lineCounter, parse } from "../../yaml/parse.ts";
import { listFaults, readEditablePage } from "../edit/read.ts";
import { leftBehind } from "../files/leftBehind.ts";
import { textsFolder } from "../files/texts.ts";
import { decodeCatalogue, languageOfCatalogue, translationsFolder } from "../files/translations.ts";
import { home, type PageAddress } from "../page/pageAddress.ts";
import { addressOf, pagesFolder } from "../page/pageFiles.ts";
import { sectionsFolder } from "../schemas/ownTypes.ts";
import { configFile } from "../siteConfig.ts";

/** A page of a version, with the text and the data of its file. */
export interface PageVersion extends PageAddress {
  text: string;
  data: unknown;
}

/** A version of a site: everything that its author writes. */
export interface SiteVersion {
  /** The pages, by their files. */
  pages: ReadonlyMap<string, PageVersion>;
  /** The Markdown files and the catalogues, by their paths from the root. */
  texts: ReadonlyMap<string, string>;
  /** A hash of the content of every other file, by its path from the root. */
  files: ReadonlyMap<string, string>;
}

/** A version that cannot be read, with the reason in a sentence. */
export class UnreadableVersion extends Error {}

/** The files and folders of a site that its author writes. */
export const contentFiles = [home.file, pagesFolder, textsFolder, translationsFolder, "public"];

/** The same, and those of its own code. */
export const siteFiles = [...contentFiles, sectionsFolder, configFile];

/** The arguments by which Git leaves out what systems leave among them. */
export const withoutLeftBehind: readonly string[] = leftBehind.flatMap((name) => [
  `:(exclude,glob,icase)**/${name}`,
  `:(exclude,glob,icase)**/${name}/**`,
]);

/**
 * Reads a version of a site from the contents of its files. `label` names the version in an error, such as `HEAD`.
 * Throws `UnreadableVersion` if a page has a mistake: a part of it would be missing.
 */
export function readVersion(
  contents: ReadonlyMap<string, Uint8Array>,
  schemas: Schemas,
  label?: string,
): SiteVersion {
  const pages = new Map<string, PageVersion>();
  const texts = new Map<string, string>();
  const files = new Map<string, string>();
  for (const [file, bytes] of contents) {
    const page = addressIn(file);
    if (page) pages.set(file, { ...page, ...readPageFile(page, bytes, schemas, label) });
    else if (file.startsWith(`${textsFolder}/`) && file.endsWith(".md"))
      texts.set(file, withoutReturns(readText(file, bytes, label)));
    else if (languageOfCatalogue(file) !== undefined) {
      const { text, diagnostics } = decodeCatalogue(bytes);
      // What is no text is no catalogue either, and is compared as a file.
      texts.set(file, diagnostics.length > 0 ? hashContent(bytes) : withoutReturns(text));
    } else files.set(file, hashContent(bytes));
  }
  return { pages, texts, files };
}

/** A version by the contents of its files alone, none of which is read as a page: for one with a mistake. */
export const readFilesAlone = (contents: ReadonlyMap<string, Uint8Array>): SiteVersion => ({
  pages: new Map(),
  texts: new Map(),
  files: new Map([...contents].map(([file, bytes]) => [file, hashContent(bytes)])),
});

function addressIn(file: string): PageAddress | undefined {
  if (file === home.file) return home;
  const name = file.startsWith(`${pagesFolder}/`) ? file.slice(pagesFolder.length + 1) : undefined;
  return name === undefined ? undefined : addressOf(name);
}

function readPageFile(page: PageAddress, bytes: Uint8Array, schemas: Schemas, label?: string) {
  const text = readText(page.file, bytes, label);
  const reading = readEditablePage(text, { schemas, address: page.path }, parse);
  const fault = listFaults(reading).find(isError);
  if (fault) {
    const { line, column } = lineCounter(text)(fault.range[0]);
    throw refuse(`${page.file}:${line}:${column}`, label);
  }
  return { text, data: reading.data() };
}

function readText(file: string, bytes: Uint8Array, label?: string): string {
  const { text, diagnostics } = decode(bytes);
  if (diagnostics[0]) throw refuse(file, label);
  return text;
}

const refuse = (place: string, label?: string) =>
  new UnreadableVersion(
    label === undefined
      ? `${place} has a mistake, so the changes cannot be told apart. npm run check explains it.`
      : `${place} has a mistake in the version ${label}, so nothing can be compared with it. Choose another with --since.`,
  );

const withoutReturns = (text: string) => text.replaceAll("\r\n", "\n");

/** The hash that a pointer of Git LFS has for the content of its file; undefined for any other file. */
export const hashOfPointer = (bytes: Uint8Array): string | undefined =>
  /^version https:\/\/git-lfs\S*\n(?:.*\n)*?oid sha256:([\da-f]{64})\n/.exec(readStart(bytes))?.[1];

const readStart = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8000)).toString("latin1");

/** A hash of a file's content. Line ends of texts do not count: Git may change them. A pointer of Git LFS has the hash of its file. */
export function hashContent(bytes: Uint8Array): string {
  const pointer = hashOfPointer(bytes);
  if (pointer !== undefined) return pointer;
  const isText = !readStart(bytes).includes("\0");
  const text = () => withoutReturns(Buffer.from(bytes).toString("latin1"));
  const content = isText ? Buffer.from(text(), "latin1") : bytes;
  return createHash("sha256").update(content).digest("hex");
}
