import type { Node } from "prosemirror-model";
import { Decoration } from "prosemirror-view";
import { lookUp } from "../../../shared/lookUp.ts";
import { listMarked, notesOf, numberMarks } from "./notes.ts";

/**
 * The footnotes below a text as they are now: those that have not changed as the page shows them in its list, and the words
 * of the others. `copyOf` copies an element of the page.
 */
export function showNotes(
  list: Element | undefined,
  old: Node,
  doc: Node,
  copyOf: (element: Element, isDeep: boolean) => HTMLElement,
): HTMLElement {
  const before = listMarked(old);
  const shown = list ? copyOf(list, false) : document.createElement("ol");
  shown.contentEditable = "false";
  const items = listMarked(doc).map((name, index) => {
    const item = list?.children[before.indexOf(name)];
    const words = lookUp(notesOf(doc), name) ?? "";
    if (item && lookUp(notesOf(old), name) === words) {
      const copy = copyOf(item, true);
      const number = copy.querySelector("a");
      if (number) number.textContent = `${index + 1}.`;
      return copy;
    }
    const made = document.createElement("li");
    const number = document.createElement("span");
    const text = document.createElement("div");
    number.textContent = `${index + 1}.`;
    text.textContent = words;
    made.append(number, text);
    return made;
  });
  shown.append(...items);
  return shown;
}

/** Gives each mark of a document its number, which changes with a mark that is put before it. */
export const decorateMarks = (doc: Node): Decoration[] =>
  numberMarks(doc).map(({ at, number }) => Decoration.node(at, at + 1, {}, { number }));

/** Shows the number of a mark, if its decorations have one. */
export function showNumber(mark: HTMLElement, decorations: readonly Decoration[]): void {
  const number = decorations.find(({ spec }) => spec.number !== undefined)?.spec.number;
  const element = mark.querySelector("a") ?? mark;
  if (number !== undefined && element.textContent !== String(number))
    element.textContent = String(number);
}
