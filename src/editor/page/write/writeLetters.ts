import type { Letter, LetterLink } from "../../../shared/formatted/letters.ts";
import { lookUp } from "../../../shared/lookUp.ts";
import type { Inline } from "../../../shared/text/formatted.ts";
import { isOwnNode, markOwn, ownNodesIn } from "../overlay/ownElements.ts";

/** The destinations of the links that are being written: the page's own have become addresses of the site. */
const destinations = new WeakMap<Element, LetterLink>();

const marks: Record<string, "strong" | "emphasis"> = {
  ...{ strong: "strong", b: "strong" },
  ...{ em: "emphasis", i: "emphasis" },
};

/** The letters that an element shows. */
export function readLetters(element: Node, around: Omit<Letter, "text"> = {}): Letter[] {
  return [...element.childNodes].flatMap((node): Letter[] => {
    if (node instanceof Text) return node.data.split("").map((text) => ({ ...around, text }));
    if (!(node instanceof HTMLElement) || !isOwnNode(node)) return [];
    if (node.localName === "br") return [{ ...around, text: "\n" }];
    const mark = lookUp(marks, node.localName);
    const link = destinations.get(node);
    return readLetters(node, { ...around, ...(mark && { [mark]: true }), ...(link && { link }) });
  });
}

/** Elements of the page, to be copied: new ones look like them. */
export type Samples = ReadonlyMap<string, Element>;

/** The elements of inline marks in a frame. */
export const findSamples = (frame: Element): Samples =>
  new Map(
    ["strong", "em", "a"].flatMap((name) => {
      const words = frame.querySelector(name === "a" ? "p a, li a, p > a" : name);
      return words ? [[name, words] as const] : [];
    }),
  );

/** The nodes that show the parts of a line. */
export function drawParts(parts: readonly Inline[], samples: Samples): Node[] {
  return parts.map((part) => {
    if (typeof part === "string") return new Text(part);
    if (part.type === "break") return document.createElement("br");
    const element = make(
      part.type === "link" ? "a" : part.type === "strong" ? part.type : "em",
      samples,
    );
    // An address among words is a link by itself, wherever its letters lead.
    if (part.type === "link" && !part.isBare) {
      destinations.set(element, part.href === undefined ? {} : { href: part.href });
    }
    element.append(...drawParts(part.children, samples));
    return element;
  });
}

/** An element that looks like the page's own of that name. */
export function make(name: string, samples: Samples): HTMLElement {
  const element = document.createElement(name);
  const { className } = samples.get(name) ?? {};
  markOwn(element);
  if (className) element.className = className;
  // The page has no such words whose look they could have.
  else if (name === "a") element.style.textDecoration = "underline";
  return element;
}

/** The offset in the letters of an element of a place in it. */
export function offsetOf(element: Node, node: Node, offset: number): number {
  const end = document.createRange();
  end.setStart(node, offset);
  let letters = 0;
  for (const each of ownNodesIn(element)) {
    const length = each instanceof Text ? each.length : 1;
    if (each === node) letters += Math.min(offset, length);
    else if (end.comparePoint(each, 0) < 0) letters += length;
  }
  return letters;
}

/** The place in an element of an offset in its letters. */
export function positionOf(element: Node, offset: number): [node: Node, offset: number] {
  let left = offset;
  for (const node of ownNodesIn(element)) {
    if (!(node instanceof Text)) left -= 1;
    else if (left <= node.length) return [node, left];
    else left -= node.length;
  }
  return [element, element.childNodes.length];
}

/** A copy of a node of a text that is being written: its elements are the editor's own, too, and its links lead there. */
export function copyOwn(node: Node): Node {
  const copy = node.cloneNode(false);
  if (node instanceof Element && isOwnNode(node)) markOwn(copy);
  const link = node instanceof Element ? destinations.get(node) : undefined;
  if (link && copy instanceof Element) destinations.set(copy, link);
  for (const child of node.childNodes) copy.appendChild(copyOwn(child));
  return copy;
}
