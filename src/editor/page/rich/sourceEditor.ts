import type { Node } from "prosemirror-model";
import type { EditorView, NodeView } from "prosemirror-view";
import { ownChange } from "./guard.ts";
import { parse } from "./parse.ts";
import { readRich } from "./read.ts";
import { schema } from "./schema.ts";

/** The button that opens the source of a block. */
export const sourceButton = "broadside-source";

/**
 * The view of a block that is not written in place, such as a picture with its caption, or HTML: as the page shows it, with
 * a button that opens its source. Until its source is changed, its bytes stay. `refuse` gets the reason why a source is not
 * taken.
 */
export function viewSource(
  shown: HTMLElement,
  node: Node,
  view: EditorView,
  placeOf: () => number | undefined,
  refuse: (words: string) => void,
): NodeView {
  const content = [...shown.childNodes];
  const button = document.createElement("button");
  button.type = "button";
  button.className = sourceButton;
  button.textContent = "Edit the source";
  const rest = () => shown.replaceChildren(...content, button);
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
  button.addEventListener("click", open);
  rest();
  return {
    dom: shown,
    ignoreMutation: () => true,
    stopEvent: ({ target }) => target instanceof Element && target.matches(`.${sourceButton}`),
  };
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
