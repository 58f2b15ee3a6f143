import { lookUp } from "../../shared/lookUp.ts";
import { applyClassRules } from "./applyClassRules.ts";
import { joinLines, type Pasted, type PastedBlock, type PastedLetter } from "./pasted.ts";
import { readMarks } from "./readMarks.ts";
import { nestWordLists } from "./wordLists.ts";

/** Elements without words of the text. */
const ignored =
  "script, style, template, noscript, head, title, meta, link, svg, button, select, textarea, iframe, object";

/** Contents of elements that no text can have, in words. */
const unknown: Record<string, string> = {
  img: "pictures",
  picture: "pictures",
  video: "films",
  audio: "sounds",
  iframe: "embedded pages",
  sup: "raised letters",
  sub: "lowered letters",
};

/** Elements whose words are a line of their own, or several. */
const containers = new Set(
  "address article aside body center dd details div dl dt fieldset figcaption figure footer form header li main nav p section summary td th tr tbody thead tfoot caption".split(
    " ",
  ),
);

type Marks = Omit<PastedLetter, "text">;

/** Reads HTML that another program has copied: its paragraphs, lists, headings, tables, links and marks. */
export function readHtml(html: string): Pasted {
  const { body, styleSheets: _ } = applyClassRules(
    new DOMParser().parseFromString(html, "text/html"),
  );
  nestWordLists(body);
  const omitted: string[] = [];
  const read = (node: Node, marks: Marks): PastedBlock[] => readBlocks(node, marks, omitted);
  return { blocks: read(body, {}), omitted };
}

/** The blocks that the children of a node make; words between them are paragraphs. */
function readBlocks(parent: Node, around: Marks, omitted: string[]): PastedBlock[] {
  const blocks: PastedBlock[] = [];
  let line: PastedLetter[] = [];
  const endLine = () => {
    for (const part of splitParagraphs(line)) blocks.push({ type: "paragraph", line: part });
    line = [];
  };
  const visit = (node: Node, marks: Marks): void => {
    if (node instanceof Text) {
      line.push(...lettersOf(node.data, marks));
      return;
    }
    if (!(node instanceof Element)) return;
    const { localName: name } = node;
    const left = lookUp(unknown, name);
    if (left && (name !== "img" || !isDot(node))) omitted.push(left);
    if (node.matches(ignored) || isHidden(node)) return;
    if (name === "br") return void line.push({ text: "\n" });
    if (name === "input") return void line.push(...lettersOf(tick(node), marks));
    const block = blockOf(node, marks, omitted);
    if (block) {
      endLine();
      blocks.push(...block);
      return;
    }
    const own = readMarks(node, marks, omitted);
    const isContainer = containers.has(name);
    if (isContainer) endLine();
    for (const child of node.childNodes) visit(child, own);
    if (isContainer) endLine();
  };
  for (const child of parent.childNodes) visit(child, around);
  endLine();
  return blocks;
}

/** The block that an element is; undefined for an element within a line, and one that holds blocks. */
function blockOf(element: Element, marks: Marks, omitted: string[]): PastedBlock[] | undefined {
  const { localName: name } = element;
  const inside = (parent: Node) => readBlocks(parent, marks, omitted);
  const depth = /^h([1-6])$/.exec(name)?.[1];
  if (depth !== undefined) {
    // A heading is bold by itself.
    const plain = inside(element).flatMap((block) => ("line" in block ? block.line : []));
    const line = plain.map((letter) => ({ ...letter, strong: false }));
    return hasWords(line) ? [{ type: "heading", depth: depthOf(depth), line }] : [];
  }
  if (name === "ul" || name === "ol" || name === "menu") {
    const items: PastedBlock[][] = [];
    for (const child of element.children) {
      // Some programs put a list beside the entry that it belongs to.
      const isList = child.matches("ul, ol, menu");
      const blocks = isList ? (blockOf(child, marks, omitted) ?? []) : inside(child);
      if (isList && items.length > 0) items.at(-1)?.push(...blocks);
      else if (blocks.length > 0) items.push(blocks);
    }
    return items.length > 0 ? [{ type: "list", ordered: name === "ol", items }] : [];
  }
  if (name === "blockquote") {
    const children = inside(element);
    return children.length > 0 ? [{ type: "blockquote", children }] : [];
  }
  if (name === "pre") {
    return [{ type: "code", value: element.textContent.replace(/\n$/, "") }];
  }
  if (name === "hr") return [{ type: "thematicBreak" }];
  if (name !== "table") return undefined;
  const cells = spreadCells(element).map((row) =>
    Array.from(row, (cell) => (cell ? inside(cell) : [])),
  );
  // Mails and pages place their parts by tables.
  const isLayout = cells.every((row) => row.length < 2);
  if (isLayout) return cells.flat(2);
  if (element.querySelector("[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])")) {
    omitted.push("joined cells");
  }
  return [{ type: "table", rows: cells.map((row) => row.map(joinLines)) }];
}

/** The most columns that a joined cell is spread over: a page may name any number. */
const maxSpread = 50;

/** The cells of a table by rows and columns. One that is joined over several is the first of them, so the others keep their columns. */
function spreadCells(table: Element): (Element | undefined)[][] {
  const rows = [...table.querySelectorAll("tr")];
  const grid: (Element | undefined)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(":scope > td, :scope > th")) {
      while (column in (grid[at] ?? [])) column += 1;
      const width = Math.min(cell.colSpan, maxSpread);
      for (const [down, line] of grid.slice(at, at + Math.max(cell.rowSpan, 1)).entries()) {
        for (let right = 0; right < width; right += 1) {
          line[column + right] = down + right === 0 ? cell : undefined;
        }
      }
      column += width;
    }
  }
  return grid;
}

const depthOf = (digit: string) => ([1, 2, 3, 4, 5, 6] as const)[Number(digit) - 1] ?? 6;

/** The letters of some words, with any blanks between two words as one. */
const lettersOf = (words: string, marks: Marks): PastedLetter[] =>
  words
    .replaceAll(/[\t\n\v\f\r ]+/g, " ")
    .split("")
    .map((text) => ({ ...marks, text }));

/** The paragraphs of a line, which two breaks part, each without blanks at its ends and with single ones inside. */
function splitParagraphs(letters: readonly PastedLetter[]): PastedLetter[][] {
  const parts: PastedLetter[][] = [[]];
  let breaks = 0;
  for (const letter of letters) {
    const isBlank = letter.text === " " || letter.text === "\u00a0";
    const part = parts.at(-1) ?? [];
    if (letter.text === "\n") breaks += 1;
    else if (isBlank && (breaks > 0 || part.length === 0 || part.at(-1)?.text === " ")) continue;
    else if (breaks > 1) parts.push([letter]);
    else part.push(...(breaks === 1 && part.length > 0 ? [{ text: "\n" }] : []), letter);
    if (letter.text !== "\n") breaks = 0;
  }
  for (const part of parts) while (/^\s$/.test(part.at(-1)?.text ?? "")) part.pop();
  return parts.filter(hasWords);
}

const hasWords = (line: readonly PastedLetter[]) => line.some(({ text }) => /\S/.test(text));

const tick = (input: Element) =>
  input.matches("[type=checkbox]") ? (input.hasAttribute("checked") ? "☑ " : "☐ ") : "";

/** Mails count their readers by pictures of one dot. */
const isDot = (image: Element) =>
  ["width", "height"].some((side) => Number(image.getAttribute(side) ?? 9) < 3);

const isHidden = (element: Element) =>
  element instanceof HTMLElement &&
  (element.hidden ||
    element.style.display === "none" ||
    element.style.cssText.includes("mso-hide:all"));
