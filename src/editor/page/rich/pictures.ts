import type { Node } from "prosemirror-model";
import { type EditorState, Selection, type Transaction } from "prosemirror-state";
import type { TextPicture } from "../../../shared/editor/messages.ts";
import { parse } from "./parse.ts";
import { usualSigns } from "./print.ts";
import { print } from "./printLine.ts";
import { schema } from "./schema.ts";

const { raw_block: rawBlock, paragraph } = schema.nodes;

/** The picture of a figure, by its source; undefined for one whose address is defined elsewhere. */
export function readPicture(source: string): TextPicture | undefined {
  const [block, ...others] = parse(source).children;
  if (block?.type !== "paragraph" || others.length > 0) return undefined;
  const [image, ...rest] = block.children;
  if (image?.type !== "image" || rest.length > 0) return undefined;
  return { src: image.url, alt: image.alt ?? "", caption: image.title ?? "" };
}

/** A figure that the page does not show yet. */
export function makeFigure({ src, alt, caption }: TextPicture): Node {
  const image = { type: "image", url: src, alt, title: caption || null } as const;
  const source = print({ type: "paragraph", children: [image] }, usualSigns);
  return rawBlock.create({ kind: "figure", source, index: -1 });
}

/** The element that shows a figure before its section does. */
export function showFigure({ src, alt, caption }: TextPicture): HTMLElement {
  const figure = document.createElement("figure");
  const image = document.createElement("img");
  image.src = src.startsWith("/") ? import.meta.env.BASE_URL.slice(0, -1) + src : src;
  image.alt = alt;
  figure.append(image);
  if (caption) {
    const words = document.createElement("figcaption");
    words.textContent = caption;
    figure.append(words);
  }
  return figure;
}

/** Puts a block below that of the caret, or in the place of one without words. The caret goes behind it. */
export function insertBlock({ selection, tr }: EditorState, block: Node): Transaction {
  const { $to, to } = selection;
  let depth = $to.depth;
  const takes = (level: number) => {
    const index = $to.indexAfter(level);
    return $to.node(level).canReplaceWith(index, index, block.type);
  };
  while (depth > 0 && !takes(depth - 1)) depth -= 1;
  const { type, childCount } = $to.node(depth);
  const isEmpty = type === paragraph && childCount === 0;
  const at = depth === 0 ? to : isEmpty ? $to.before(depth) : $to.after(depth);
  if (isEmpty) tr.delete(at, $to.after(depth));
  tr.insert(at, block);
  const end = at + block.nodeSize;
  // Nothing else could be written behind the last block.
  if (!tr.doc.resolve(end).nodeAfter) tr.insert(end, paragraph.create());
  return tr.setSelection(Selection.near(tr.doc.resolve(end))).scrollIntoView();
}
