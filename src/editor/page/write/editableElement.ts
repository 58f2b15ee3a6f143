import { markOwn } from "../overlay/ownElements.ts";
import { elementAround } from "../select/select.ts";
import type { PrintedText } from "../values/texts.ts";

/** The element in which a text is written. */
export interface EditableElement {
  element: HTMLElement;
  /** Ends writing in it, and puts React's own nodes back. */
  giveBack(): void;
}

/**
 * Puts copies in the place of the nodes that show a text, and lets the author write in them. React's own nodes stay as
 * they are until they are given back. A text that shares its element with others is written in a span of its own.
 * `depth` is the number of marks that are around the whole text.
 */
export function openEditable(
  { nodes, start, end }: PrintedText,
  depth = 0,
): EditableElement | undefined {
  let around: Element | null | undefined = elementAround(nodes);
  for (let left = depth; left > 0; left -= 1) around = around?.parentElement;
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!(around instanceof HTMLElement) || !first || !last) return undefined;
  // Nothing can be written in a list of choices.
  if (around instanceof HTMLOptionElement) return undefined;
  const before = first.data.slice(0, start);
  const after = last.data.slice(end);
  const isPart = before !== "" || after !== "";
  if (isPart && first !== last) return undefined;
  const own = [...around.childNodes];
  const holds = (child: ChildNode) => nodes.some((node) => child.contains(node));
  const parts = own.slice(own.findIndex(holds), own.findLastIndex(holds) + 1);
  const isWhole = !isPart && own.every((child) => parts.includes(child) || isEmpty(child));
  const copies = isPart
    ? [new Text(first.data.slice(start, end))]
    : parts.map((part) => part.cloneNode(true));
  for (const copy of copies) markOwn(copy);
  if (isWhole) {
    around.replaceChildren(...copies);
    const lock = open(around);
    return {
      element: around,
      giveBack() {
        lock();
        around.replaceChildren(...own);
      },
    };
  }
  const span = document.createElement("span");
  span.append(...copies);
  const inPlace = [new Text(before), span, new Text(after)];
  parts[0]?.before(...inPlace);
  for (const part of parts) part.remove();
  open(span);
  return {
    element: span,
    giveBack() {
      span.before(...parts);
      for (const node of inPlace) node.remove();
    },
  };
}

const isEmpty = (node: ChildNode) =>
  node instanceof Comment || (node instanceof Text && node.data === "");

/** Lets an element be written in. Returns a function that ends that. */
function open(element: HTMLElement): () => void {
  const style = element.getAttribute("style");
  const link = element.closest("a");
  const isDraggable = link?.getAttribute("draggable");
  joinLines(element);
  element.contentEditable = "plaintext-only";
  element.style.setProperty("white-space-collapse", "preserve");
  element.style.setProperty("user-select", "text");
  element.style.setProperty("cursor", "text");
  element.style.setProperty("outline", "2px solid #5b6cf0");
  element.style.setProperty("outline-offset", "3px");
  // The mouse selects words in a link, and does not drag it.
  link?.setAttribute("draggable", "false");
  return () => {
    element.removeAttribute("contenteditable");
    setOrRemove(element, "style", style);
    if (link) setOrRemove(link, "draggable", isDraggable);
  };
}

const setOrRemove = (element: Element, name: string, value: string | null | undefined) =>
  typeof value === "string" ? element.setAttribute(name, value) : element.removeAttribute(name);

/** Makes line breaks of the file blanks, as the page shows them. */
function joinLines(element: HTMLElement): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && /\n/.test(node.data)) {
      node.data = node.data.replaceAll(/\s*\n\s*/g, " ");
    }
  }
}
