import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { decodePath, servedAs } from "../../site/files/served.ts";

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const listElements = (node: DefaultTreeAdapterMap["node"]): Element[] =>
  ("childNodes" in node ? node.childNodes : []).flatMap((child) => {
    if (!("tagName" in child)) return [];
    const attributes = new Map(child.attrs.map(({ name, value }) => [name, value]));
    return [{ name: child.tagName, attributes }, ...listElements(child)];
  });

/** The built site as its documents are, without a browser. */
export interface BuiltSite {
  /** The folder of the result, and the path that it is published under. */
  outDir: string;
  base: string;
}

/** The faults of the document at a path, such as `/privacy/`: of its headings, its ids, and its links. */
export function findInDocument(site: BuiltSite, address: string): string[] {
  const elements = read(site, address);
  if (!elements) return [`there is no document at ${address}`];
  const ids = listIds(elements);
  const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []));
  const titles = levels.filter((level) => level === 1).length;
  const jump = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...(titles === 1 ? [] : [`there are ${titles} headings of the first level, and should be one`]),
    ...(jump < 0 ? [] : [`heading ${jump + 1} is of level ${levels[jump]}, and skips one`]),
    ...twice.map((id) => `two elements have the id ${id}`),
    ...elements.flatMap((element) => findDeadLinks(element, site, address)),
  ];
}

function findDeadLinks({ name, attributes }: Element, site: BuiltSite, address: string): string[] {
  const href = attributes.get("href");
  if (name !== "a" || href === undefined) return [];
  const host = "https://site.invalid";
  const here = host + site.base.slice(0, -1) + address;
  if (!URL.canParse(href, here)) return [`the link ${href} is no address`];
  const { origin, pathname, hash } = new URL(href, here);
  if (origin !== host || !pathname.startsWith(site.base)) return [];
  const target = pathname.slice(site.base.length - 1);
  const isDocument = /(\/|\.html|\/[^./]*)$/.test(target);
  if (!isDocument) {
    const file = decodePath(target)?.slice(1) ?? "";
    return existsSync(path.join(site.outDir, file)) ? [] : [`the link ${href} leads nowhere`];
  }
  const elements = read(site, target);
  if (!elements) return [`the link ${href} leads nowhere`];
  const id = decodePath(hash.slice(1)) ?? "";
  const isThere = id === "" || id === "top" || listIds(elements).includes(id);
  return isThere ? [] : [`the link ${href} leads to no part of that page`];
}

const listIds = (elements: readonly Element[]) =>
  elements.flatMap(({ attributes }) => attributes.get("id") ?? []);

/** The elements of the document that a host sends for an address. */
function read({ outDir }: BuiltSite, address: string): Element[] | undefined {
  const isFile = (file: string) => existsSync(path.join(outDir, file));
  const asked = decodePath(address)?.slice(1);
  const file = asked === "" ? "index.html" : asked && servedAs(asked, isFile);
  return file ? listElements(parse(readFileSync(path.join(outDir, file), "utf8"))) : undefined;
}
