import type { Heading, Paragraph, PhrasingContent, RootContent } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { Mark, type Node } from "prosemirror-model";
import { rawPart, splitAddresses } from "./addresses.ts";
import {
  isBlank,
  isSameMark,
  lettersOf,
  mayBreak,
  type RichLetter,
  toWritable,
} from "./letters.ts";
import type { Signs } from "./print.ts";

/** A line as Markdown. */
export function printLine(node: Node, signs: Signs): string {
  const { name } = node.type;
  const isHeading = name === "heading";
  const children = nest(toWritable(lettersOf(node), !mayBreak(node)), signs);
  if (name === "table_cell") return print({ type: "tableCell", children }, signs);
  if (!isHeading) return print({ type: "paragraph", children }, signs);
  const { depth, anchor } = node.attrs;
  const named = anchor ? [...children, rawPart(anchor.trimEnd())] : children;
  return print({ type: "heading", depth, children: named }, signs);
}

/** A node of the parser as Markdown. */
export function print(node: RootContent | Heading | Paragraph, { emphasis }: Signs): string {
  const printed = toMarkdown(
    { type: "root", children: [node] },
    {
      ...{ emphasis, rule: "-", fences: true, resourceLink: true },
      handlers: { footnoteReference: ({ label }) => label },
      extensions: [gfmStrikethroughToMarkdown(), gfmTableToMarkdown()],
    },
  );
  return printed.replace(/\n$/, "");
}

/** The parts of a line. Of marks that begin together, the one that reaches further is around the other. */
function nest(letters: readonly RichLetter[], signs: Signs): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  for (let start = 0; start < letters.length; ) {
    const around = letters[start]?.marks ?? [];
    const reach = (mark: Mark) => {
      let end = start;
      while (letters[end]?.marks.some((each) => isSameMark(each, mark))) end += 1;
      return end;
    };
    const marks = around.toSorted((a, b) => reach(b) - reach(a));
    // Code holds no other mark: its end is where another begins.
    const mark = marks.find(({ type }) => type.name !== "code") ?? marks[0];
    const isCode = mark?.type.name === "code";
    if (mark && (isCode || !isBlank(letters[start]))) {
      const next = letters.findIndex(({ marks }, at) => at > start && !Mark.sameSet(marks, around));
      let end = isCode && next > 0 ? next : reach(mark);
      // Where marks overlap, one of them is cut: no sign is beside a blank.
      while (!isCode && isBlank(letters[end - 1])) end -= 1;
      const inside = letters.slice(start, end).map((letter) => ({
        ...letter,
        marks: letter.marks.filter((each) => !each.eq(mark)),
      }));
      parts.push(markedPart(mark, inside, signs));
      start = end;
      continue;
    }
    let end = start + 1;
    while (letters[end]?.marks.length === 0) end += 1;
    parts.push(...plainParts(letters.slice(start, end)));
    start = end;
  }
  return parts;
}

function markedPart(mark: Mark, inside: RichLetter[], signs: Signs): PhrasingContent {
  if (mark.type.name === "code") return { type: "inlineCode", value: wordsOf(inside) };
  const children = nest(inside, signs);
  const { href, title, reference } = mark.attrs;
  if (mark.type.name !== "link") return { type: nameOf(mark), children };
  if (reference && signs.hasReferences) return { type: "linkReference", ...reference, children };
  return { type: "link", url: href, title, children };
}

const nameOf = ({ type: { name } }: Mark) =>
  name === "strong" || name === "delete" ? name : "emphasis";

const wordsOf = (letters: readonly RichLetter[]) =>
  letters.map(({ content }) => (typeof content === "string" ? content : " ")).join("");

function plainParts(letters: readonly RichLetter[]): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  for (const { content } of letters) {
    const last = parts.at(-1);
    if (typeof content !== "string") {
      const isBreak = content.type.name === "hard_break";
      parts.push(isBreak ? { type: "break" } : rawPart(content.attrs.source));
    } else if (last?.type === "text") last.value += content;
    else parts.push({ type: "text", value: content });
  }
  return parts.flatMap((part) => (part.type === "text" ? splitAddresses(part.value) : part));
}
