import type { Mark, Node } from "prosemirror-model";
import {
  Decoration,
  DecorationSet,
  type EditorProps,
  type NodeViewConstructor,
} from "prosemirror-view";
import { findSamples, make } from "../write/writeLetters.ts";
import { decorateAddresses } from "./decorateAddresses.ts";
import { listAtoms, type ShownText } from "./findShown.ts";
import { listMarked, notesOf } from "./notes.ts";
import { readPicture, showFigure } from "./pictures.ts";
import { decorateMarks, showNotes, showNumber } from "./showNotes.ts";
import { isWhole, type SourceAnswers, viewSource } from "./sourceEditor.ts";

/** The views that make a text look as its section shows it. With `answers`, blocks that are not written in place have a button for their source. */
export function createViews(
  frame: HTMLElement,
  shown: ShownText,
  old: Node,
  answers?: SourceAnswers,
): Pick<EditorProps, "nodeViews" | "markViews" | "decorations"> {
  const samples = findSamples(frame);
  const atomAt = listAtoms(shown);
  const title = [...frame.querySelectorAll("h1, h2, h3, h4, h5, h6")].find(
    (heading) => !shown.element.contains(heading),
  );
  const titleLevel = Number(title?.localName.slice(1) ?? 2);
  const list = shown.rest.find((each) => each.matches("ol"));
  const others = shown.rest.filter((each) => each !== list);
  const mark = (name: string) => () => ({ dom: make(name, samples) });
  const atom = ({ attrs, isBlock }: Node) => {
    const found = atomAt(attrs.kind, attrs.index);
    const dom = found ? copyOf(found) : showNew(attrs.kind, attrs.source, isBlock);
    dom.contentEditable = "false";
    return { dom, ignoreMutation: () => true };
  };
  const rawBlock: NodeViewConstructor = (node, view, placeOf) => {
    const { dom, ...plain } = atom(node);
    const canOpen = answers && isWhole(node.attrs.source);
    return canOpen ? viewSource(dom, node, view, placeOf, answers) : { dom, ...plain };
  };
  const inline: NodeViewConstructor = (node, _view, _placeOf, decorations) => {
    const plain = atom(node);
    showNumber(plain.dom, decorations);
    return {
      ...plain,
      update(next, changed) {
        if (!next.sameMarkup(node)) return false;
        showNumber(plain.dom, changed);
        return true;
      },
    };
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
      table({ attrs: { index } }) {
        const found = atomAt("table", index) ?? atomAt("table", 0);
        const dom = found ? bareCopy(found, false) : document.createElement("div");
        dom.toggleAttribute("data-new", !found);
        const body = document.createElement("tbody");
        const table = document.createElement("table");
        table.append(body);
        dom.append(table);
        return { dom, contentDOM: body };
      },
      raw_block: rawBlock,
      raw_inline: inline,
    },
    markViews: {
      link: (link: Mark) => {
        const dom = make("a", samples);
        dom.title = link.attrs.href;
        return { dom };
      },
      ...{ strong: mark("strong"), emphasis: mark("em"), delete: mark("del") },
    },
    decorations({ doc }) {
      const marked = listMarked(doc);
      const key = JSON.stringify(["notes", marked, notesOf(doc)]);
      const notes = () => showNotes(list, old, doc, bareCopy);
      return DecorationSet.create(doc, [
        ...decorateAddresses(doc, samples),
        ...decorateMarks(doc),
        ...others.map((element, index) =>
          Decoration.widget(doc.content.size, () => copyOf(element), {
            ...{ side: 1, key: `rest ${index}`, ignoreSelection: true },
          }),
        ),
        ...(marked.length > 0
          ? [Decoration.widget(doc.content.size, notes, { side: 1, key, ignoreSelection: true })]
          : []),
      ]);
    },
  };
}

/** The element of an atom that the page does not show yet. */
function showNew(kind: string, source: string, isBlock: boolean): HTMLElement {
  const picture = kind === "figure" ? readPicture(source) : undefined;
  if (picture) return showFigure(picture);
  if (kind === "note") return document.createElement("sup");
  const element = document.createElement(isBlock ? "p" : "span");
  element.textContent = source;
  return element;
}

/** A copy of what the page shows that can be neither written nor reached. */
function copyOf(element: Element): HTMLElement {
  const copy = bareCopy(element, true);
  copy.contentEditable = "false";
  return copy;
}

/** A copy without a name, and without what the keyboard reaches. */
function bareCopy(element: Element, isDeep: boolean): HTMLElement {
  const copy = element.cloneNode(isDeep);
  if (!(copy instanceof HTMLElement)) return document.createElement("span");
  for (const each of [copy, ...copy.querySelectorAll("*")]) makeBare(each);
  return copy;
}

function makeBare(element: Element): void {
  element.removeAttribute("id");
  element.removeAttribute("tabindex");
  if (!element.matches("a[href]")) return;
  element.removeAttribute("href");
  element.removeAttribute("role");
}
