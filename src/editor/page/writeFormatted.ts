import type { WrittenText } from "../../shared/editor/marks.ts";
import { fromLetters, type Letter, nestLetters } from "../../shared/formatted/letters.ts";
import { parseFormatted } from "../../shared/formatted/parse.ts";
import { writeFormatted } from "../../shared/formatted/write.ts";
import { type Block, type Formatted, type Inline, linesOf } from "../../shared/formatted.ts";
import type { Span } from "./toggleMark.ts";
import { drawParts, findSamples, offsetOf, placeOf, readLetters } from "./writeLetters.ts";
import type { Draft } from "./writeWords.ts";

/** The draft of a text with marks. */
export interface FormattedDraft extends Draft {
  /** The letters of the first line that is selected, and the offsets of the selection in them. */
  selected(): { letters: Letter[]; span: Span } | undefined;
  /** Changes the letters of each line that is selected. */
  change(make: (letters: Letter[], span: Span) => Letter[]): void;
}

/** The draft of a text with marks: bold words, emphasis and links, in paragraphs and lists where it has them. */
export function draftFormatted(
  element: HTMLElement,
  frame: HTMLElement,
  { text, hasParagraphs }: WrittenText,
): FormattedDraft | undefined {
  const samples = findSamples(frame);
  const { content } = parseFormatted(text, hasParagraphs);
  const lines = partsOf(content);
  const shown = linesIn(element);
  if (lines.length !== shown.length) return undefined;
  for (const [index, line] of shown.entries()) {
    line.replaceChildren(...drawParts(lines[index] ?? [], samples));
  }
  const first = JSON.stringify(readContent(element));
  const selectedLines = () => {
    const selection = getSelection();
    if (!selection?.rangeCount || !element.contains(selection.anchorNode)) return [];
    const range = selection.getRangeAt(0);
    return linesIn(element).flatMap((line) => {
      if (!range.intersectsNode(line)) return [];
      const letters = readLetters(line);
      const at = (node: Node, offset: number, beyond: number) =>
        line.contains(node) ? offsetOf(line, node, offset) : beyond;
      const start = at(range.startContainer, range.startOffset, 0);
      const end = at(range.endContainer, range.endOffset, letters.length);
      return [{ line, letters, span: [start, end] as const }];
    });
  };
  return {
    read() {
      const content = readContent(element);
      return JSON.stringify(content) === first ? text : writeFormatted(content, hasParagraphs);
    },
    selected: () => selectedLines()[0],
    change(make) {
      const changed = selectedLines();
      for (const { line, letters, span } of changed) {
        line.replaceChildren(...drawParts(nestLetters(make(letters, span)), samples));
      }
      const [from, to] = [changed[0], changed.at(-1)];
      if (!from || !to) return;
      const selection = getSelection();
      const [start, end] = [placeOf(from.line, from.span[0]), placeOf(to.line, to.span[1])];
      selection?.setBaseAndExtent(...start, ...end);
    },
  };
}

const blockNames = "p, li";

/** The paragraphs and entries of an element; the element itself if it is one, or has none. */
function linesIn(element: HTMLElement): HTMLElement[] {
  const lines = [...element.querySelectorAll<HTMLElement>(blockNames)];
  const isAll = lines.map(({ textContent }) => textContent).join("") === element.textContent;
  return lines.length > 0 && isAll ? lines : [element];
}

function readContent(element: HTMLElement): Formatted {
  const lines = linesIn(element);
  if (lines[0] === element)
    return { type: "formatted", children: fromLetters(readLetters(element)) };
  const blocks: Block[] = [];
  let list: Element | null = null;
  for (const line of lines) {
    const parts = fromLetters(readLetters(line));
    const around = line.closest("ul, ol");
    const last = blocks.at(-1);
    if (parts.length === 0) continue;
    if (around && around === list && last?.type === "list") last.children.push(parts);
    else if (around) {
      blocks.push({ type: "list", ordered: around.localName === "ol", children: [parts] });
    } else blocks.push({ type: "paragraph", children: parts });
    list = around;
  }
  return { type: "formatted", blocks };
}

function partsOf(content: Formatted) {
  if (typeof content === "string") return [[content]];
  return "blocks" in content ? content.blocks.flatMap(linesOf) : [content.children];
}

/** The number of marks that are around a whole text. */
export function depthOf({ text, hasParagraphs }: WrittenText): number {
  const lines = partsOf(parseFormatted(text, hasParagraphs).content);
  const depthIn = (parts: readonly Inline[] = []): number => {
    const [first, ...others] = parts;
    const isMark = typeof first === "object" && first.type !== "break" && others.length === 0;
    return isMark ? 1 + depthIn(first.children) : 0;
  };
  return lines.length === 1 ? depthIn(lines[0]) : 0;
}
