import path from "node:path/posix";
import { parse, walk } from "css-tree";
import { parseSync } from "vite";
import { propsMarker } from "../../shared/markers.ts";
import { memoize } from "../../site/memoize.ts";
import { isHostFile } from "../../site/page/published.ts";
import { listElements } from "../html/readHtml.ts";

/** The address of a file that is read for references. */
export interface ReferenceBase {
  /** The path that the page is published under. */
  base: string;
  /** The page's full address. Full addresses of its own files start with it. */
  address: string;
  /** The references in the styles and scripts inside documents: most are in many of them. */
  known: Map<string, string[]>;
}

type Read = (text: string, reading: ReferenceBase) => string[];

/** The references in a file of the build, as they are written there. Empty for kinds of files that hold none. */
export function namesIn(file: string, text: string, reading: ReferenceBase): string[] {
  const read = isHostFile(file) ? readHostFile : readers[path.extname(file)];
  return read ? read(text, reading) : [];
}

const readers: Record<string, Read> = {
  ".css": readStyles,
  ".html": readDocument,
  ".js": readScript,
  ".json": (text) => readValues(JSON.parse(text), (_, key) => manifestKeys.has(key)),
  ".txt": (text) => [...text.matchAll(/^Sitemap: (.*)$/gm)].flatMap(([, url]) => url ?? []),
  ".xml": (text) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].flatMap(([, url]) => url ?? []),
};

/** The web app manifest's properties that hold an address. */
const manifestKeys = new Set(["src", "start_url", "scope", "id", "url"]);

/** The properties of structured data that refer to files. The author answers for `url` and `sameAs`. */
const factKeys = new Set(["contentUrl", "image", "logo", "thumbnailUrl"]);

const oneAddress = new Set(["href", "src", "poster", "data"]);
const manyAddresses = new Set(["srcset", "imagesrcset"]);
/** Links. With a full address, they may lead to anything else at the site. */
const links = new Set(["a", "area"]);

function readDocument(html: string, reading: ReferenceBase): string[] {
  return listElements(html).flatMap(({ name, attributes, text }) => [
    ...readTag(name, attributes, reading),
    ...(name === "style" || name === "script"
      ? memoize(reading.known, `${name} ${attributes.get("type")} ${text}`, () =>
          readInline(name, attributes, text),
        )
      : []),
  ]);
}

function readTag(
  tag: string,
  given: ReadonlyMap<string, string>,
  reading: ReferenceBase,
): string[] {
  return [...given].flatMap(([name, value]) => {
    if (links.has(tag) && /^[a-z][a-z0-9+.-]*:/i.test(value)) return [];
    if (oneAddress.has(name)) return [value];
    if (manyAddresses.has(name)) return splitCandidates(value);
    if (name === "content" && value.startsWith(reading.address)) return [value];
    return name === propsMarker ? readProps(value, reading) : [];
  });
}

function readInline(name: string, given: ReadonlyMap<string, string>, content: string): string[] {
  if (name === "style") return readStyles(content);
  if (given.has("src")) return [];
  const type = given.get("type") ?? "module";
  if (type === "module") return readScript(content);
  return type.endsWith("json")
    ? readValues(JSON.parse(content), (_, key) => factKeys.has(key))
    : [];
}

/** The files of the build in an island's props, under any property. */
function readProps(json: string, { base }: ReferenceBase): string[] {
  const isMade = (text: string) => text.startsWith(`${base}assets/`);
  return readValues(JSON.parse(json), isMade).flatMap(splitCandidates);
}

/** The addresses of a srcset; a single address counts as one. */
const splitCandidates = (text: string) =>
  text.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

function readStyles(css: string): string[] {
  const found: string[] = [];
  walk(parse(css, { parseCustomProperty: true }), function (node) {
    // The address of a namespace is only a name.
    if (this.atrule?.name === "namespace") return;
    const isImported = node.type === "String" && this.atrule?.name === "import";
    if (node.type === "Url" || isImported) found.push(node.value);
  });
  return found;
}

function readScript(code: string): string[] {
  const { errors, module } = parseSync("script.js", code);
  if (errors.length > 0) throw new Error(`A script cannot be read: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports,
    ...module.staticExports.flatMap(({ entries }) => entries),
  ];
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start, end),
  );
  return [
    ...named.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...dynamic.filter((text) => /^(["'`])[^$\\]*\1$/.test(text)).map((text) => text.slice(1, -1)),
  ];
}

/** The texts in a JSON value that `isAskedFor` accepts, by the text or by its key. */
function readValues(
  value: unknown,
  isAskedFor: (text: string, key: string) => boolean,
  key = "",
): string[] {
  if (typeof value === "string") return isAskedFor(value, key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => readValues(inner, isAskedFor, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => readValues(inner, isAskedFor, name));
}

/** Paths of files. Folders and patterns refer to any file there. */
function readHostFile(text: string, { base }: ReferenceBase): string[] {
  return text
    .split(/[\s"]+/)
    .filter((word) => word.startsWith(base) && !/[*(]/.test(word))
    .map((word) => word.replace(/;$/, ""))
    .filter((word) => !word.endsWith("/"));
}
