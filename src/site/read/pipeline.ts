import type { PageFile } from "../../shared/section.ts";
import { decode } from "../../yaml/decode.ts";
import type { Diagnostic, LocatedDiagnostic } from "../../yaml/diagnostic.ts";
import type { MediaFacts } from "../media/facts.ts";
import { isHome, type PageAddress } from "../page/pageAddress.ts";
import type { ParsedPage, SiteContext } from "../page/parsedPage.ts";
import { listMedia } from "../page/referencedFiles.ts";
import { completeHome, completeSubpage } from "./complete.ts";
import { locate } from "./locate.ts";
import { type ParsedText, parseText } from "./parseText.ts";
import { type CheckedText, runChecks, unread } from "./runChecks.ts";

/*
 * The way of a page from the bytes of its file to what is rendered:
 *
 *   bytes -> DecodedPage -> ParsedFile -> CheckedPage -> LoadedPage, with the PageFile
 *
 * Each step is one function of this file. Between parsing and checking, `readMedia` reads the facts about the files that
 * the pages name.
 */

/** A page file as text. The diagnostics explain why its bytes are no text, or its name makes no address. */
export interface DecodedPage extends PageAddress {
  source: string;
  diagnostics: readonly Diagnostic[];
}

/** A page file after parsing. A file that is no text has nothing parsed. */
export interface ParsedFile extends DecodedPage {
  parsed?: ParsedText;
}

/** A page after its checks: its data, every diagnostic at its line and column, and the facts that others need. */
export interface CheckedPage extends PageAddress, Omit<CheckedText, "diagnostics" | "sources"> {
  source: string;
  /** In the order of the text. */
  diagnostics: LocatedDiagnostic[];
  /** The Markdown files that the page names, by their paths from the root. */
  texts: ReadonlyMap<string, string>;
}

/** A page that was read: with its page file, if it has no error. */
export interface LoadedPage extends Omit<CheckedPage, "data" | "clock"> {
  pageFile?: PageFile;
}

/** Decodes the bytes of a page file. */
export function decodePage(bytes: Uint8Array, { file, path }: PageAddress): DecodedPage {
  const { text: source, diagnostics } = decode(bytes);
  return { file, path, source, diagnostics };
}

/** Parses and validates a page file: its syntax, its outdated names, and its schema. */
export const parsePage = (page: DecodedPage, context: SiteContext): ParsedFile =>
  page.diagnostics.length > 0
    ? page
    : { ...page, parsed: parseText(page.source, context, { file: page.file, path: page.path }) };

/** Reads the facts about the pictures, films and fonts that pages name. Each file is opened once. */
export function readMedia(pages: readonly ParsedPage[], context: SiteContext): Promise<MediaFacts> {
  const named = pages.map((page) => listMedia({ ...page, ...context }));
  const all = (kind: keyof MediaFacts) => [...new Set(named.flatMap((each) => each[kind]))];
  return context.readMedia({ pictures: all("pictures"), films: all("films"), fonts: all("fonts") });
}

/** Checks a page in its context. */
export function checkPage(page: ParsedFile, context: SiteContext): CheckedPage {
  const { file, path, source, diagnostics, parsed } = page;
  const { sources, ...checked } = parsed ? runChecks(parsed, context) : unread;
  const found = [...diagnostics, ...checked.diagnostics];
  return {
    ...{ file, path, source },
    ...checked,
    texts: new Map(sources.map(({ file, text }) => [file, text])),
    diagnostics: locate(found, source, file, sources),
  };
}

/** Completes a page without an error to its page file: with defaults, ids, and what it takes from the first page. */
export function completePage(checked: CheckedPage, context: SiteContext): LoadedPage {
  const { data, clock, ...page } = checked;
  const { file, path } = page;
  const { schemas, texts, files, paths, first } = context;
  if (!clock || page.diagnostics.some(({ severity }) => severity === "error")) return page;
  const isPage = (each: string) => each === path || paths.has(each);
  const completing = { schemas, texts, files, address: { file, path }, isPage, clock };
  const pageFile = isHome(page)
    ? completeHome(data, completing)
    : first && completeSubpage(data, first, completing);
  return pageFile ? { ...page, pageFile } : page;
}
