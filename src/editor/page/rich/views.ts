import type { Mark, Node } from "prosemirror-model";
import { Decoration, DecorationSet, type EditorProps } from "prosemirror-view";
import { findSamples, make } from "../write/writeLetters.ts";
import { listAtoms, type ShownText } from "./findShown.ts";

/** The views that make a text look as its section shows it. */
export function createViews(
  frame: HTMLElement,
  shown: ShownText,
): Pick<EditorProps, "nodeViews" | "markViews" | "decorations"> {
  const samples = findSamples(frame);
  const atomAt = listAtoms(shown);
  const title = [...frame.querySelectorAll("h1, h2, h3, h4, h5, h6")].find(
    (heading) => !shown.element.contains(heading),
  );
  const titleLevel = Number(title?.localName.slice(1) ?? 2);
  const mark = (name: string) => () => ({ dom: make(name, samples) });
  const atom = ({ attrs, isBlock }: Node) => {
    const found = atomAt(attrs.kind, attrs.index);
    const dom = found ? copyOf(found) : document.createElement(isBlock ? "p" : "span");
    if (!found) dom.textContent = attrs.source;
    dom.contentEditable = "false";
    return { dom, ignoreMutation: () => true };
  };
  return {
    nodeViews: {
      heading(node) {
        const level = Math.min(Math.max(titleLevel + node.attrs.depth - 1, 2), 6);
        const dom = document.createElement(`h${level}`);
        dom.dataset.depth = node.attrs.depth;
        return {
          ...{ dom, contentDOM: dom },
          update: (next) => next.type === node.type && next.attrs.depth === node.attrs.depth,
        };
      },
      raw_block: atom,
      raw_inline: atom,
    },
    markViews: {
      link: (link: Mark) => {
        const dom = make("a", samples);
        dom.title = link.attrs.href;
        return { dom };
      },
      ...{ strong: mark("strong"), emphasis: mark("em"), delete: mark("del") },
    },
    decorations: ({ doc }) =>
      DecorationSet.create(
        doc,
        shown.rest.map((element, index) =>
          Decoration.widget(doc.content.size, () => copyOf(element), {
            ...{ side: 1, key: `rest ${index}`, ignoreSelection: true },
          }),
        ),
      ),
  };
}

/** A copy of what the page shows that can be neither written nor reached. */
function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return document.createElement("span");
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    each.removeAttribute("id");
    each.removeAttribute("tabindex");
    if (!each.matches("a[href]")) continue;
    each.removeAttribute("href");
    each.removeAttribute("role");
  }
  copy.contentEditable = "false";
  return copy;
}
