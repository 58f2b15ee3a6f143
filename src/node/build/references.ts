import path from "node:path/posix";
import { parseSync } from "vite";
import { propsMarker } from "../../shared/markers.ts";
import { hostFiles } from "../publish/headers.ts";

/** Where a file stands that is read for the names in it. */
export interface Reading {
  /** The path that the page is published under. */
  base: string;
  /** Its full address, with which the page's own files begin where a whole address is asked for. */
  address: string;
}

type Read = (text: string, reading: Reading) => string[];

/** What a file that the build has made names, as it is written there; of the kinds that name others. */
export function namesIn(file: string, text: string, reading: Reading): string[] {
  const read = isHostFile(file) ? readHostFile : readers[path.extname(file)];
  return read ? read(text, reading) : [];
}

const isHostFile = (file: string) => hostFiles.some((name) => name === file);

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

/** The properties of facts whose addresses are files; `url` and `sameAs` are for the author to say. */
const factKeys = new Set(["contentUrl", "image", "logo", "thumbnailUrl"]);

const oneAddress = new Set(["href", "src", "poster", "data"]);
const manyAddresses = new Set(["srcset", "imagesrcset"]);
/** Links, which may lead to whatever else there is at the site, if they say its whole address. */
const links = new Set(["a", "area"]);

// Printed documents have every value in quotes, and no > in one.
const element =
  /<!--.*?-->|<(?<inline>script|style)\b(?<about>[^>]*)>(?<content>.*?)<\/\k<inline>>|<(?<tag>[a-z][\w-]*)(?<attributes>[^>]*)>/gis;

function readDocument(html: string, reading: Reading): string[] {
  return [...html.matchAll(element)].flatMap(({ groups = {} }) => {
    const { inline, about, content = "", tag = "", attributes = "" } = groups;
    const given = readAttributes(about ?? attributes);
    return [...readTag(tag, given, reading), ...readInline(inline, given, content)];
  });
}

function readTag(tag: string, given: Map<string, string>, reading: Reading): string[] {
  return [...given].flatMap(([name, value]) => {
    if (links.has(tag) && /^[a-z][a-z0-9+.-]*:/i.test(value)) return [];
    if (oneAddress.has(name)) return [value];
    if (manyAddresses.has(name)) return splitCandidates(value);
    if (name === "content" && value.startsWith(reading.address)) return [value];
    return name === propsMarker ? readProps(value, reading) : [];
  });
}

function readInline(
  name: string | undefined,
  given: Map<string, string>,
  content: string,
): string[] {
  if (name === "style") return readStyles(content);
  if (name !== "script" || given.has("src")) return [];
  const type = given.get("type") ?? "module";
  if (type === "module") return readScript(content);
  return type.endsWith("json")
    ? readValues(JSON.parse(content), (_, key) => factKeys.has(key))
    : [];
}

/** An island gets what it was printed with: of that, what the build has made, whatever the property. */
function readProps(json: string, { base }: Reading): string[] {
  const isMade = (text: string) => text.startsWith(`${base}assets/`);
  return readValues(JSON.parse(json), isMade).flatMap(splitCandidates);
}

function readAttributes(text: string): Map<string, string> {
  const pairs = text.matchAll(/([^\s=>"'/]+)(?:="([^"]*)"|='([^']*)')?/g);
  return new Map(
    [...pairs].map(([, name = "", double, single]) => [
      name.toLowerCase(),
      decode(double ?? single ?? ""),
    ]),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");

/** The addresses of a srcset; one address alone is one, too. */
const splitCandidates = (text: string) =>
  text.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);

function readStyles(css: string): string[] {
  const named = css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .matchAll(
      /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g,
    );
  return [...named].flatMap(([, ...values]) => values.find((value) => value !== undefined) ?? []);
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

/** Every text in a value from JSON that is asked for, by itself or by the key that it stands under. */
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

/** Paths of files; folders and patterns are for whatever stands there. */
function readHostFile(text: string, { base }: Reading): string[] {
  return text
    .split(/[\s"]+/)
    .filter((word) => word.startsWith(base) && !/[*(]/.test(word))
    .map((word) => word.replace(/;$/, ""))
    .filter((word) => !word.endsWith("/"));
}
