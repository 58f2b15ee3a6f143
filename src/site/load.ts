import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { PageFile } from "../shared/section.ts";
import { oneOf, quote } from "../shared/wording.ts";
import { decode } from "../yaml/decode.ts";
import type { Diagnostic, LocatedDiagnostic } from "../yaml/diagnostic.ts";
import { lineCounter } from "../yaml/parse.ts";
import type { SiteContext } from "./checkedPage.ts";
import { flawsOf } from "./checks/films.ts";
import { isOrdinary } from "./checks/pictures.ts";
import { completeHome, completeSubpage } from "./complete.ts";
import { loadExampleFiles, loadPublicFiles } from "./files/publicFiles.ts";
import { loadTexts } from "./files/texts.ts";
import { type Gathered, gather } from "./gather.ts";
import { iconSets } from "./icons.ts";
import { inspect } from "./inspect.ts";
import { loadSchemas } from "./loadSchemas.ts";
import { moveEdits, sourceAt, type TextSource } from "./markdown/sources.ts";
import { type FilmFacts, inspectFilm } from "./media/films.ts";
import { inspectFont } from "./media/fonts.ts";
import { judgePicture, type PictureFacts } from "./media/pictures.ts";
import { memoize } from "./memoize.ts";
import type { NextChange } from "./nextChange.ts";
import { home, isHome, type PageAddress, pageFileName } from "./pageAddress.ts";
import type { Clock } from "./schedule/schedule.ts";

/** The result of loading a page: the page file if it has no error, and every diagnostic, in the order of the text. */
export interface Loaded extends PageAddress {
  pageFile?: PageFile;
  diagnostics: LocatedDiagnostic[];
  source: string;
  /** The Markdown files that the page names, by their paths from the root. */
  texts: ReadonlyMap<string, string>;
  /** The pictures of public/ that the page names. */
  pictures: readonly string[];
  /** The films of public/ that the page names. */
  films: readonly string[];
  /** Each film with the picture that is shown before it plays. */
  posters: readonly (readonly [film: string, poster: string])[];
  /** The font files of public/ that the site's theme names. */
  fonts: readonly string[];
  /** Every file of public/ that the page names or links to. */
  named: readonly string[];
  /** The next change of the page by its dates, if there is one. */
  next?: NextChange | undefined;
  /** The anchors of the page; undefined if a part of it cannot be read. */
  anchors?: readonly string[] | undefined;
}

/** The files of a page that cannot be read. */
const nothing = { texts: new Map(), pictures: [], films: [], posters: [], fonts: [], named: [] };

/**
 * Reads and checks `page.yaml` in the folder `root`, with its schemas and files: those of `known`, or as they are on
 * disk.
 */
export async function loadPage(root: string, known?: SiteContext): Promise<Loaded> {
  const context = known ?? (await loadSiteContext(root));
  return openPictures(await loadWithoutMedia(root, context), context);
}

/** Like `loadPage`, without inspecting pictures and films, which takes longer than all the rest. */
export async function loadWithoutMedia(root: string, context: SiteContext): Promise<Loaded> {
  const bytes = await readFile(path.join(root, pageFileName)).catch(() => undefined);
  return bytes ? readPage(bytes, context) : reportMissing(root);
}

/** Inspects the pictures, films and fonts that a page names, and reads the page again if one may need a diagnostic. */
export async function openPictures(loaded: Loaded, context: SiteContext): Promise<Loaded> {
  const { pictures, films, posters, fonts, source } = loaded;
  const judge = async (picture: string) => [picture, await context.judgePicture(picture)] as const;
  const inspectOne = async (film: string) => [film, await context.inspectFilm(film)] as const;
  const readOne = async (font: string) => [font, await context.inspectFont(font)] as const;
  const judged = new Map(await Promise.all(pictures.map(judge)));
  const filmed = new Map(await Promise.all(films.map(inspectOne)));
  const lettered = new Map(await Promise.all(fonts.map(readOne)));
  // Of a font, it counts which of the page's characters it has.
  const isGood =
    fonts.length === 0 &&
    [...judged].every(([file, facts]) => isOrdinary(file, facts)) &&
    posters.every(
      ([film, poster]) => flawsOf(film, filmed.get(film), judged.get(poster)).length === 0,
    );
  if (isGood) return loaded;
  return readPage(Buffer.from(source), { ...context, judged, filmed, lettered }, loaded);
}

/**
 * Gathers what a page in the folder `root` is compared with: its public files and texts, and the schemas and example
 * files of the engine.
 */
export async function loadSiteContext(root: string, engineRoot = root): Promise<SiteContext> {
  const schemaDir = path.join(engineRoot, "schema");
  const [schemas, examples, own, texts] = await Promise.all([
    loadSchemas(engineRoot),
    loadExampleFiles(schemaDir),
    loadPublicFiles(root),
    loadTexts(root, schemaDir),
  ]);
  const pictures = new Map<string, Promise<PictureFacts>>();
  const films = new Map<string, Promise<FilmFacts>>();
  const fonts = new Map<string, ReturnType<typeof inspectFont>>();
  const at = (file: string) => path.join(root, "public", file);
  return {
    schemas,
    files: new Map([...examples, ...own]),
    texts,
    icons: iconSets,
    judgePicture: (file) => memoize(pictures, file, () => judgePicture(at(file))),
    judged: new Map(),
    inspectFilm: (file) => memoize(films, file, () => inspectFilm(at(file))),
    filmed: new Map(),
    inspectFont: (file) => memoize(fonts, file, () => inspectFont(at(file))),
    lettered: new Map(),
    paths: new Set([home.path]),
    pages: [],
  };
}

/** Checks the bytes of a page in its context: those of the first page, or of the page with this address. */
export function readPage(
  bytes: Uint8Array,
  context: SiteContext,
  address: PageAddress = home,
): Loaded {
  return checkPage(decodePage(bytes, context, address), context);
}

/** A page's file before its checks. */
export interface Opened extends PageAddress {
  source: string;
  /** Nothing for a file that is no text. */
  gathered?: Gathered;
  diagnostics: readonly Diagnostic[];
}

/** Reads the bytes of a page up to its checks. */
export function decodePage(
  bytes: Uint8Array,
  context: SiteContext,
  { file, path }: PageAddress,
): Opened {
  const { text: source, diagnostics } = decode(bytes);
  const opened = { file, path, source, diagnostics };
  return diagnostics.length > 0
    ? opened
    : { ...opened, gathered: gather(source, context, { file, path }) };
}

/** Checks a page in its context. */
export function checkPage(opened: Opened, context: SiteContext): Loaded {
  const { file, path, source, gathered } = opened;
  if (!gathered) {
    const diagnostics = locate(opened.diagnostics, source, file);
    return { diagnostics, source, file, path, ...nothing };
  }
  const { data, diagnostics: found, sources, clock, ...files } = inspect(gathered, context);
  const diagnostics = locate([...opened.diagnostics, ...found], source, file, sources);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const read = { diagnostics, source, file, path, texts, ...files };
  const wrong = diagnostics.some(({ severity }) => severity === "error");
  const pageFile = wrong ? undefined : complete(data, { file, path }, context, clock);
  return pageFile ? { ...read, pageFile } : read;
}

function complete(
  data: unknown,
  address: PageAddress,
  context: SiteContext,
  clock: Clock | undefined,
): PageFile | undefined {
  const { schemas, texts, paths, first } = context;
  const isPage = (path: string) => path === address.path || paths.has(path);
  if (!clock) return undefined;
  const completing = { schemas, texts, address, isPage, clock };
  if (isHome(address)) return completeHome(data, completing);
  return first && completeSubpage(data, first, completing);
}

/** The diagnostic for a missing page. It names a file with a similar name, if there is one. */
export async function reportMissing(root: string): Promise<Loaded> {
  const names = await readdir(root).catch((): string[] => []);
  const isHere = names.includes(pageFileName);
  const alike = names.filter((name) => /^_?pages?\b.*\.(ya?ml|txt)$/i.test(name));
  const diagnostic: Diagnostic = {
    severity: "error",
    code: "no-page",
    message: isHere ? `${pageFileName} cannot be read.` : `There is no file ${pageFileName} here.`,
    hint: isHere
      ? "Look whether it is a folder, and whether you are allowed to read it."
      : alike.length > 0
        ? `If ${oneOf(alike.map(quote))} is the page, rename it to ${pageFileName}.`
        : `Run the command in the folder that holds ${pageFileName}.`,
    range: [0, 0],
  };
  const diagnostics = locate([diagnostic], "", pageFileName);
  return { diagnostics, source: "", ...home, ...nothing };
}

/** The diagnostics of a file, and of the texts that it names, at their lines and columns. */
export function locate(
  diagnostics: readonly Diagnostic[],
  source: string,
  file: string,
  texts: readonly TextSource[] = [],
): LocatedDiagnostic[] {
  const own = { file, start: 0, place: lineCounter(source) };
  const others = texts.map((text) => ({ ...text, place: lineCounter(text.text) }));
  return diagnostics
    .toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1])
    .map(({ range, suppresses: _, likeness: __, ...content }) => {
      const { file, place, start: base } = sourceAt(others, range[0]) ?? own;
      const start = place(range[0] - base);
      const end = place(Math.max(range[0], range[1]) - base);
      return {
        file,
        ...start,
        endLine: end.line,
        endColumn: end.column,
        ...(base === 0 ? content : moveEdits(content, -base)),
      };
    });
}
