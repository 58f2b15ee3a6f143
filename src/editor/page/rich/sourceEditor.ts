import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";
import type { ReplacedFigure } from "./askPicture.ts";
import { ownChange } from "./guard.ts";
import { parse } from "./parse.ts";
import { readPicture } from "./pictures.ts";
import { readRich } from "./read.ts";
import { schema } from "./schema.ts";

/** The actions of the blocks that are not written in place. */
export interface SourceAnswers {
  /** Is called with the reason why a source is not taken. */
  refuse(words: string): void;
  changePicture(figure: ReplacedFigure): void;
}

/** The class of the buttons and of the field that change the source of a block. */
export const sourceButton = "broadside-source";

/**
 * The view of a block that is not written in place, such as a picture with its caption, or HTML: as the page shows it, with
 * a button that opens its source, and a picture with one that opens the dialog for pictures. Until one of them is used, its
 * bytes stay.
 */
export function viewSource(
  shown: HTMLElement,
  node: Node,
  view: EditorView,
  placeOf: () => number | undefined,
  { refuse, changePicture }: SourceAnswers,
): NodeView {
  const content = [...shown.childNodes];
  const picture = node.attrs.kind === "figure" ? readPicture(node.attrs.source) : undefined;
  const change =
    picture && makeButton("Change the picture", () => changePicture({ node, picture, placeOf }));
  const buttons = document.createElement("span");
  buttons.className = sourceButton;
  const rest = () => shown.replaceChildren(...content, buttons);
  const open = () => {
    const field = document.createElement("textarea");
    field.className = sourceButton;
    field.ariaLabel = "Source";
    field.dir = "auto";
    field.spellcheck = false;
    field.value = node.attrs.source;
    field.rows = Math.min(12, node.attrs.source.split("\n").length + 1);
    field.addEventListener("keydown", (event) => {
      if (event.isComposing) return;
      const isDone = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (event.key === "Escape") field.value = node.attrs.source;
      if (event.key !== "Escape" && !isDone) return;
      event.preventDefault();
      view.focus();
    });
    field.addEventListener("blur", () => {
      rest();
      const { value } = field;
      if (value === node.attrs.source) return;
      const blocks = readSource(value);
      const at = placeOf();
      if (!blocks) refuse("A source with a name for addresses or a note is changed in the form.");
      else if (at !== undefined)
        view.dispatch(
          view.state.tr.replaceWith(at, at + node.nodeSize, blocks).setMeta(ownChange, true),
        );
    });
    shown.replaceChildren(field);
    field.focus();
  };
  buttons.append(...(change ? [change] : []), makeButton("Edit the source", open));
  rest();
  return {
    dom: shown,
    ignoreMutation: () => true,
    stopEvent: ({ target }) =>
      target instanceof Element && target.closest(`.${sourceButton}`) !== null,
  };
}

function makeButton(name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: name });
  button.addEventListener("click", press);
  return button;
}

/** True for a source that is read alike without the text around it: it names no address that is defined elsewhere. */
export const isWhole = (source: string): boolean =>
  readRich(source, parse).doc.firstChild?.attrs.source === source;

/** The blocks of a source; undefined for one with definitions, which are no blocks. */
function readSource(source: string): Node[] | undefined {
  const isDefined = parse(source).children.some(({ type }) => /definition$/i.test(type));
  if (isDefined) return undefined;
  // The page shows no copy of them yet.
  return readRich(source, parse).doc.children.map((block) =>
    block.type === schema.nodes.raw_block
      ? block.type.create({ ...block.attrs, index: -1 })
      : block,
  );
}
