/** The elements inside a text that is being written that the editor has put there. */
const own = new WeakSet<Element>();

/** Notes that an element and those inside it belong to a text that is being written. */
export function markOwn(root: Node): void {
  if (!(root instanceof Element)) return;
  own.add(root);
  for (const element of root.querySelectorAll("*")) own.add(element);
}

/** True if a node belongs to the text around it. Elements of browser extensions do not, nor does what they hold. */
export const isOwnNode = (node: Node): boolean =>
  node instanceof Element ? own.has(node) || node instanceof HTMLBRElement : node instanceof Text;

/** The texts and line breaks of the author's inside an element, in order. */
export function ownNodesIn(element: Node): (Text | HTMLBRElement)[] {
  return [...element.childNodes].filter(isOwnNode).flatMap((node) => {
    if (node instanceof Text || node instanceof HTMLBRElement) return [node];
    return node instanceof HTMLElement ? ownNodesIn(node) : [];
  });
}

/** True if the browser has translated a text that is being written: it puts each piece into an element of its own. */
export const isTranslated = (element: Element): boolean => element.querySelector("font") !== null;
