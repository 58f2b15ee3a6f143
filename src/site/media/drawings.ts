import type { DefaultTreeAdapterTypes as Tree } from "parse5";

/** The facts of a drawing that its pixels do not show. */
export interface DrawingFacts {
  /** True if it states neither its size nor its view box: browsers take 300 × 150 pixels, and crop the rest. */
  isUnsized: boolean;
  /** The need that a picture cannot meet: browsers run no script of a drawing, and fetch nothing for it. */
  needs?: "script" | "reference";
  /** True if its first tag does not name the namespace of SVG: browsers show nothing of the file. */
  lacksNamespace?: true;
}

/** Reads a drawing as browsers read one inside a document. */
export async function inspectDrawing(drawing: string): Promise<DrawingFacts> {
  // Imported on demand: most pages have no drawing of their own.
  const { parseFragment } = await import("parse5");
  const nodes = listNodes(parseFragment(drawing));
  const root = nodes.find((node) => isElement(node) && nameOf(node) === "svg");
  const found = nodes.map(needsOf);
  const needs = found.find((need) => need === "script") ?? found.find(Boolean);
  return {
    isUnsized: lacksSize(root),
    ...(needs && { needs }),
    ...(lacksNamespace(root) && { lacksNamespace: true }),
  };
}

/** True for the metadata of a drawing program, which shows nothing. */
const isHidden = (node: Tree.Node) => isElement(node) && nameOf(node) === "metadata";

/** All nodes inside, in their order. A drawing may be nested deeper than functions can be. */
function listNodes(whole: Tree.DocumentFragment): Tree.Node[] {
  const nodes: Tree.Node[] = [];
  const open: Tree.Node[] = [whole];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isHidden(node)) continue;
    nodes.push(node);
    if ("childNodes" in node) open.push(...node.childNodes.toReversed());
  }
  return nodes;
}

const isElement = (node: Tree.Node): node is Tree.Element => "tagName" in node;

/** A name without its prefix, in small letters. */
const plain = (name: string) => name.slice(name.indexOf(":") + 1).toLowerCase();

const nameOf = ({ tagName }: Tree.Element) => plain(tagName);

/** Drawing programs may name the namespace once for the whole file, as an entity. */
function lacksNamespace(root: Tree.Node | undefined): boolean {
  if (!root || !isElement(root)) return false;
  const { tagName, attrs } = root;
  const name = tagName.includes(":") ? `xmlns:${tagName.slice(0, tagName.indexOf(":"))}` : "xmlns";
  const given = attrs.find((each) => [each.prefix, each.name].filter(Boolean).join(":") === name);
  return !/^(?:http:\/\/www\.w3\.org\/2000\/svg$|&\w+;)/.test(given?.value ?? "");
}

function lacksSize(root: Tree.Node | undefined): boolean {
  const attrs = root && isElement(root) ? root.attrs : [];
  const has = (name: string) =>
    attrs.some((each) => plain(each.name) === name && /^[^%]+$/.test(each.value));
  return !has("viewbox") && !(has("width") && has("height"));
}

function needsOf(node: Tree.Node): DrawingFacts["needs"] {
  if ("data" in node) return /^\?xml-stylesheet\b/.test(node.data) ? "reference" : undefined;
  if (!isElement(node)) return undefined;
  const name = nameOf(node);
  // A link leads nowhere in a picture, and is not missed.
  if (name === "a") return undefined;
  const isScripted = ({ name, value }: Tree.Element["attrs"][number]) =>
    /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value);
  if (name === "script" || node.attrs.some(isScripted)) return "script";
  const styles = name === "style" ? textOf(node) : "";
  const isReference = ({ name, value }: Tree.Element["attrs"][number]) =>
    fetches.test(value) || (plain(name) === "href" && /^\s*(?!#|data:)\S/i.test(value));
  return /@import/i.test(styles) || fetches.test(styles) || node.attrs.some(isReference)
    ? "reference"
    : undefined;
}

/** An address in styles of something outside the drawing. */
const fetches = /url\(\s*["']?\s*(?!#|data:)[^\s"')]/i;

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes
    .map((inner) => ("value" in inner ? inner.value : ""))
    .join("")
    .replaceAll(/\/\*.*?\*\//gs, "");
