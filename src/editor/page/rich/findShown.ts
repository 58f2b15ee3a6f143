import type { Node } from "prosemirror-model";
import type { PrintedText } from "../values/texts.ts";

/** A long text where the page shows it. */
export interface ShownText {
  /** The element whose children are its blocks. */
  element: HTMLElement;
  /** The elements behind its blocks, such as its footnotes. */
  rest: Element[];
}

/** The element that shows a document: each of its first children is a block of it. */
export function findShown(
  frame: HTMLElement,
  printed: readonly PrintedText[],
  doc: Node,
): ShownText | undefined {
  const isShown = (element: Element) =>
    doc.children.every((block, index) => shows(element.children[index], block));
  for (const node of printed.flatMap(({ nodes }) => nodes)) {
    let element = node.parentElement;
    while (element && element !== frame && !isShown(element)) element = element.parentElement;
    if (!element || element === frame) continue;
    // A quotation in a quotation looks like the outer one alone.
    for (let outer = element.parentElement; outer && outer !== frame; outer = outer.parentElement) {
      if (outer.firstElementChild !== element || !isShown(outer)) break;
      element = outer;
    }
    return { element, rest: [...element.children].slice(doc.childCount) };
  }
  return undefined;
}

/** The elements that show the blocks of each kind. */
const elements: Record<string, string> = {
  paragraph: "p",
  heading: "h1, h2, h3, h4, h5, h6",
  blockquote: "blockquote",
  bullet_list: "ul",
  ordered_list: "ol",
  code_block: "pre",
  horizontal_rule: "hr",
  figure: "figure",
  table: "table, :has(> table)",
  html: "p",
};

const shows = (element: Element | undefined, { type, attrs }: Node): boolean =>
  element?.matches(elements[attrs.kind ?? type.name] ?? "*") ?? false;

/** The elements of the page that show the atoms of a document, by their kinds, in the order of the text. */
export function listAtoms({
  element,
  rest,
}: ShownText): (kind: string, index: number) => Element | undefined {
  const list = (selector: string) =>
    [...element.querySelectorAll(selector)].filter(
      (each) => !rest.some((other) => other.contains(each)),
    );
  const isLoose = (each: Element) => !each.parentElement?.closest("figure, picture");
  const found: Record<string, Element[]> = {
    figure: list("figure"),
    table: list(":has(> table)"),
    image: list("picture, img").filter(isLoose),
    note: list("sup").filter(isLoose),
  };
  return (kind, index) => found[kind]?.[index];
}
