import { islandMarker } from "../contract/markers.ts";

const isFrame = (element: Element): element is HTMLElement => element.hasAttribute(islandMarker);

/** Title, language, direction and styles of the newly printed document. */
export function takeOverHead(next: Document): void {
  if (document.title !== next.title) document.title = next.title;
  // Not all attributes: the visitor's choice of light or dark is one too.
  for (const name of ["lang", "dir"] as const) {
    const value = next.documentElement[name];
    // To be told its direction again, browsers would style the whole page anew.
    if (document.documentElement[name] !== value) document.documentElement[name] = value;
  }
  const styles = "head > style";
  const [current, printed] = [document.querySelector(styles), next.querySelector(styles)];
  if (current && printed && current.textContent !== printed.textContent) {
    current.textContent = printed.textContent;
  }
}

/** Gives an element the attributes of its newly printed twin. */
export function takeOverAttributes(element: Element, next: Element): void {
  for (const { name } of [...element.attributes]) {
    if (!next.hasAttribute(name)) element.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/**
 * Puts a container's children into the newly printed order. Frames come from `takeOverFrame`; those
 * that are printed no more leave; what already stands right is not touched.
 */
export function arrange(
  container: "body" | "main",
  next: Document,
  takeOverFrame: (frame: HTMLElement) => Element,
): void {
  const current = document.querySelector(container);
  const printed = next.querySelector(container);
  if (!current || !printed) return;
  const wanted = [...printed.children].map((child) => {
    if (isFrame(child)) return takeOverFrame(child);
    return current.querySelector(`:scope > ${child.localName}`) ?? document.importNode(child, true);
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
