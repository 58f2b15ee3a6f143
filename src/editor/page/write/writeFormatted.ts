import type { WrittenText } from "../../../shared/editor/tagged.ts";
import { contentOf, writeContent } from "../../../shared/formatted/byKind.ts";
import { fromLetters, type Letter, nestLetters } from "../../../shared/formatted/letters.ts";
import { parseFormatted } from "../../../shared/formatted/parse.ts";
import { writeFormatted } from "../../../shared/formatted/write.ts";
import {
  type Block,
  type Formatted,
  type Inline,
  linesOf,
} from "../../../shared/text/formatted.ts";
import type { Span } from "./toggleMark.ts";
import { drawParts, findSamples, offsetOf, positionOf, readLetters } from "./writeLetters.ts";
import type { EditableText } from "./writeWords.ts";

/** The draft of a text with marks. */
export interface FormattedDraft extends EditableText {
  /** The letters of the first line that is selected, and the offsets of the selection in them. */
  selected(): { letters: Letter[]; span: Span } | undefined;
  /** Changes the letters of each line that is selected. */
  change(make: (letters: Letter[], span: Span) => Letter[]): void;
  /** The nodes that show parts of a line in it. */
  draw(parts: readonly Inline[]): Node[];
}

/** The draft of a text with marks: bold words, emphasis and links, in paragraphs and lists where it has them. */
export function draftFormatted(
  element: HTMLElement,
  frame: HTMLElement,
  { kind, text, hasParagraphs }: WrittenText,
): FormattedDraft | undefined {
  const samples = findSamples(frame);
  const content = contentOf(kind, text, hasParagraphs);
  const lines = partsOf(content);
  const shown = linesIn(element);
  if (lines.length !== shown.length) return undefined;
  // A section may put the parts of a title in elements of its own.
  const isAsShown = kind === "title" && typeof content === "string";
  for (const [index, line] of isAsShown ? [] : shown.entries()) {
    line.replaceChildren(...drawParts(lines[index] ?? [], samples));
  }
  const readNow = () => readContent(element, hasParagraphs);
  const first = JSON.stringify(readNow());
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
      const content = readNow();
      return JSON.stringify(content) === first ? text : writeContent(kind, content, hasParagraphs);
    },
    selected: () => selectedLines()[0],
    draw: (parts) => drawParts(parts, samples),
    change(make) {
      const changed = selectedLines();
      for (const { line, letters, span } of changed) {
        line.replaceChildren(...drawParts(nestLetters(make(letters, span)), samples));
      }
      const [from, to] = [changed[0], changed.at(-1)];
      if (!from || !to) return;
      const selection = getSelection();
      const [start, end] = [positionOf(from.line, from.span[0]), positionOf(to.line, to.span[1])];
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

function readContent(element: HTMLElement, hasParagraphs: boolean): Formatted {
  const lines = linesIn(element);
  const read = hasParagraphs ? readRows : readRow;
  if (lines[0] === element) {
    const [first, ...others] = read(readLetters(element));
    if (others.length > 0 || first?.type === "list") {
      return { type: "formatted", blocks: [first, ...others].flatMap((block) => block ?? []) };
    }
    return { type: "formatted", children: first?.children ?? [] };
  }
  const blocks: Block[] = [];
  let list: Element | null = null;
  for (const line of lines) {
    const written = read(readLetters(line));
    const entries = written.flatMap(linesOf);
    const around = line.closest("ul, ol");
    const last = blocks.at(-1);
    if (entries.length === 0) continue;
    if (around && around === list && last?.type === "list") last.children.push(...entries);
    else if (around) {
      blocks.push({ type: "list", ordered: around.localName === "ol", children: entries });
    } else blocks.push(...written);
    list = around;
  }
  return { type: "formatted", blocks };
}

/** The paragraph that letters make; none without words. */
function readRow(letters: readonly Letter[]): Block[] {
  const children = fromLetters(letters);
  return children.length > 0 ? [{ type: "paragraph", children }] : [];
}

/** The paragraphs and lists that letters make, with the signs that they have in a file: empty lines, and those of entries. */
function readRows(letters: readonly Letter[]): Block[] {
  if (!letters.some(({ text }) => text === "\n")) return readRow(letters);
  const rows: Letter[][] = [[]];
  for (const letter of letters) {
    if (letter.text === "\n") rows.push([]);
    else rows.at(-1)?.push(letter);
  }
  const written = rows.map((row) =>
    writeFormatted({ type: "formatted", children: fromLetters(row) }),
  );
  const { content } = parseFormatted(written.join("\n"), true);
  if (typeof content !== "string" && "blocks" in content) return content.blocks;
  return partsOf(content).map((children) => ({ type: "paragraph", children }));
}

function partsOf(content: Formatted) {
  if (typeof content === "string") return [[content]];
  return "blocks" in content ? content.blocks.flatMap(linesOf) : [content.children];
}

/** The number of marks that are around a whole text. */
export function depthOf({ kind, text, hasParagraphs }: WrittenText): number {
  const lines = partsOf(contentOf(kind, text, hasParagraphs));
  const depthIn = (parts: readonly Inline[] = []): number => {
    const [first, ...others] = parts;
    const isMark = typeof first === "object" && first.type !== "break" && others.length === 0;
    return isMark ? 1 + depthIn(first.children) : 0;
  };
  return lines.length === 1 ? depthIn(lines[0]) : 0;
}
