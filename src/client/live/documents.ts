import { islandMarker } from "../../shared/markers.ts";

const isFrame = (element: Element): element is HTMLElement => element.hasAttribute(islandMarker);

/** The scheme that the page was printed with, as far as the script before the first paint has left it. */
let printedScheme = document.documentElement.dataset.theme;

/** True if the visitor has chosen a scheme. Storage may be forbidden. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem("theme") !== null;
  } catch {
    return false;
  }
}

/** Follows the scheme of a new document, unless the visitor has chosen one. */
function applyScheme({ documentElement: { dataset } }: Document): void {
  if (dataset.theme === printedScheme) return;
  printedScheme = dataset.theme;
  if (hasChosen()) return;
  if (printedScheme) document.documentElement.dataset.theme = printedScheme;
  else delete document.documentElement.dataset.theme;
}

/** Applies the title, language, direction, styles, links and metadata of the new document. */
export function applyHead(next: Document): void {
  if (document.title !== next.title) document.title = next.title;
  for (const name of ["lang", "dir"] as const) {
    const value = next.documentElement[name];
    // Setting the same direction again would make browsers restyle the whole page.
    if (document.documentElement[name] !== value) document.documentElement[name] = value;
  }
  applyScheme(next);
  const styles = "head > style";
  const [current, rendered] = [document.querySelector(styles), next.querySelector(styles)];
  if (current && rendered && current.textContent !== rendered.textContent) {
    current.textContent = rendered.textContent;
  }
  // A preload is of use to a page that opens. One that is open gets the file by its styles.
  const linksOf = ({ head }: Document) => [
    ...head.querySelectorAll("link:not([rel=preload]), meta"),
  ];
  const [old, fresh] = [linksOf(document), linksOf(next)];
  const lacks = (links: Element[]) => (link: Element) =>
    !links.some((each) => each.isEqualNode(link));
  document.head.append(...fresh.filter(lacks(old)));
  for (const link of old.filter(lacks(fresh))) link.remove();
}

/** Gives an element the attributes of its new version. */
export function applyAttributes(element: Element, next: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!next.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** A copy of a frame of another document. Its scripts run once it is in the page, as they do when a page loads. */
export function importFrame(next: HTMLElement): HTMLElement {
  const frame = document.importNode(next, true);
  for (const inert of frame.querySelectorAll("script")) {
    const script = document.createElement("script");
    applyAttributes(script, inert);
    script.textContent = inert.textContent;
    inert.replaceWith(script);
  }
  return frame;
}

/**
 * Puts a container's children into the new order. `updateFrame` gives the frames. Frames that are not in
 * the new document are removed; those in the right place are not touched.
 */
export function reorder(
  container: "body" | "main",
  next: Document,
  updateFrame: (frame: HTMLElement) => Element,
): void {
  const current = document.querySelector(container);
  const rendered = next.querySelector(container);
  if (!current || !rendered) return;
  const wanted = [...rendered.children].map((child) => {
    if (isFrame(child)) return updateFrame(child);
    const present = current.querySelector(`:scope > ${child.localName}`);
    if (present && (present.localName === "main" || present.isEqualNode(child))) return present;
    present?.remove();
    return document.importNode(child, true);
  });
  for (const child of [...current.children]) {
    if (isFrame(child) && !wanted.includes(child)) child.remove();
  }
  let cursor = current.firstElementChild;
  for (const child of wanted) {
    if (child === cursor) cursor = cursor.nextElementSibling;
    else current.insertBefore(child, cursor);
  }
}
