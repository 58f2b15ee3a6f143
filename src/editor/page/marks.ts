import type { FieldPath } from "../../shared/fieldPath.ts";
import { readMarks } from "../../shared/marks.ts";

/** The attributes that show or say a text of the author's. */
const attributes = ["alt", "aria-label", "content", "placeholder", "title", "value"] as const;

/** The path of the text that a node shows, from the props of its section. */
const texts = new WeakMap<Text, FieldPath>();

/** The paths of the texts in an element's attributes, by the attribute's name. */
const said = new WeakMap<Element, Map<string, FieldPath>>();

/** The path of the text of the author's that a node shows; undefined for other texts. */
export const pathOf = (node: Text): FieldPath | undefined => texts.get(node);

/** The paths of the texts in an element's attributes. */
export const pathsSaidBy = (element: Element): ReadonlyMap<string, FieldPath> =>
  said.get(element) ?? new Map();

/**
 * Takes the marks off a frame's texts and attributes whenever React writes them, before the browser paints, and
 * remembers the path of each. `pathsOf` gives the paths by number.
 */
export function watchMarks(frame: HTMLElement, pathsOf: () => readonly FieldPath[]): () => void {
  const readText = (node: Text) => {
    const { text, numbers } = readMarks(node.data);
    const [number] = numbers;
    if (number === undefined) return;
    const path = pathsOf()[number];
    node.data = text;
    if (path) texts.set(node, path);
  };
  const readAttribute = (element: Element, name: string) => {
    const value = element.getAttribute(name);
    if (value === null) return;
    const { text, numbers } = readMarks(value);
    const path = pathsOf()[numbers[0] ?? -1];
    if (numbers.length === 0) return;
    element.setAttribute(name, text);
    if (path) said.set(element, new Map([...(said.get(element) ?? []), [name, path]]));
  };
  const readAll = (root: Node) => {
    if (root instanceof Text) readText(root);
    if (root instanceof Element) readElement(root, readAttribute);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) readText(node);
      else if (node instanceof Element) readElement(node, readAttribute);
    }
  };
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
    ...{ subtree: true, childList: true, characterData: true },
    attributeFilter: [...attributes, "data-initials"],
  });
  return () => observer.disconnect();
}

function readElement(element: Element, read: (element: Element, name: string) => void): void {
  for (const name of element.getAttributeNames()) read(element, name);
}
