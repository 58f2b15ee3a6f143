import { type Mark, readMarks } from "../../../shared/text/marks.ts";

/** The marks of the texts of the author's in a node, and in the attributes of an element. */
const texts = new WeakMap<Text, readonly Mark[]>();
const attributes = new WeakMap<Element, Map<string, readonly Mark[]>>();

/** The marks that were taken off a node; none of a node that shows no text of the author's. */
export const marksOf = (node: Text): readonly Mark[] => texts.get(node) ?? [];

/** The marks that were taken off an element's attributes, by the attribute's name. */
export const attributeMarksOf = (element: Element): ReadonlyMap<string, readonly Mark[]> =>
  attributes.get(element) ?? new Map();

/**
 * Takes the marks off a frame's texts and attributes whenever React writes them, before the browser paints, and
 * remembers the marks of each.
 */
export function watchMarks(frame: HTMLElement): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === "characterData" && target instanceof Text) readText(target);
      else if (type === "attributes" && target instanceof Element && attributeName) {
        readAttribute(target, attributeName);
      }
      for (const node of addedNodes) readAll(node);
    }
  });
  observer.observe(frame, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
}

function readText(node: Text): void {
  const { text, marks } = readMarks(node.data);
  if (marks.length === 0) return;
  node.data = text;
  texts.set(node, marks);
}

function readAttribute(element: Element, name: string): void {
  const { text, marks } = readMarks(element.getAttribute(name) ?? "");
  if (marks.length === 0) return;
  element.setAttribute(name, text);
  attributes.set(element, new Map([...attributeMarksOf(element), [name, marks]]));
}

function readAll(root: Node): void {
  const shown = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const walker = document.createTreeWalker(root, shown);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text) readText(node);
    else if (node instanceof Element) {
      for (const name of node.getAttributeNames()) readAttribute(node, name);
    }
  }
}
