import { readTags, type Tag } from "../../../shared/text/tags.ts";

/** The tags of the texts of the author's in a node, and in the attributes of an element. */
const texts = new WeakMap<Text, readonly Tag[]>();
const attributes = new WeakMap<Element, Map<string, readonly Tag[]>>();

/** The tags that were taken off a node; none of a node that shows no text of the author's. */
export const tagsOf = (node: Text): readonly Tag[] => texts.get(node) ?? [];

/** The tags that were taken off an element's attributes, by the attribute's name. */
export const attributeTagsOf = (element: Element): ReadonlyMap<string, readonly Tag[]> =>
  attributes.get(element) ?? new Map();

/**
 * Takes the tags off a frame's texts and attributes whenever React writes them, before the browser paints, and
 * remembers the tags of each.
 */
export function watchTags(frame: HTMLElement): void {
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
  const { text, tags } = readTags(node.data);
  if (tags.length === 0) return;
  node.data = text;
  texts.set(node, tags);
}

function readAttribute(element: Element, name: string): void {
  const { text, tags } = readTags(element.getAttribute(name) ?? "");
  if (tags.length === 0) return;
  element.setAttribute(name, text);
  attributes.set(element, new Map([...attributeTagsOf(element), [name, tags]]));
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
