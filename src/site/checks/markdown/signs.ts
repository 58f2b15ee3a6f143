import type { Code, Nodes, Root } from "mdast";
import { quote } from "../../../shared/text/wording.ts";
import { splice } from "../../../yaml/splice.ts";
import { certain } from "../../../yaml/writeValue.ts";
import { listMarkdownNodes, rangeOfNode, wordsOfNodes } from "../../markdown/nodes.ts";
import { parseMarkdown } from "../../markdown/parse.ts";
import { listOpeners, unclosedHint } from "../../markup/bold.ts";
import { inRow } from "../../markup/lines.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

/** Signs that make nothing of what they are meant for: bullets, bold words without an end, and links without words. */
export const findIdleSigns: Rule = ({ root, text }) =>
  listMarkdownNodes(root).flatMap((node): MarkdownProblem[] => {
    if (node.type === "paragraph") {
      return [
        ...findBullets(node, root, text),
        ...findRows(node, text),
        ...findLastBackslash(node, text),
      ];
    }
    if (node.type === "text") return [...findOpeners(node, text), ...findFences(node, text)];
    if (node.type === "code") return findCodeMistakes(node, root, text);
    return node.type === "link" ? findSilentLink(node, text) : [];
  });

/** Signs of entries that Markdown does not know: another sign, or one without a blank behind it. */
const bullet =
  /(?=[•·◦▪‣–—*-])(?<=(?:^|\n)[^\S\n]*)(?:[•·◦▪‣–—](?=[^\S\n]+\S)|-(?=\p{L})|\*(?=\p{L}[^*\n]*(?:\n|$)))/gu;

/** A line that the next one follows in a row: without two blanks or a backslash at its end. */
const isBroken = (text: string) => /(?: {2}|\\)\n[^\S\n]*$/.test(text);

/** Lines with such signs, which run into one. */
function findBullets(node: Nodes, root: Root, text: string): MarkdownProblem[] {
  const [start, end] = rangeOfNode(node);
  const found = [...text.slice(start, end).matchAll(bullet)].map(({ 0: sign, index }) => {
    const at = start + index;
    return { sign, start: at, end: at + 1, text: /[-*]/.test(sign) ? "- " : "-" };
  });
  const [first, ...others] = found;
  if (!first || others.length === 0) return [];
  if (others.every((each) => isBroken(text.slice(start, each.start)))) return [];
  const title = "Write - at the start of each entry.";
  const count = (tree: Root) =>
    listMarkdownNodes(tree).filter(({ type }) => type === "listItem").length;
  const isList = count(parseMarkdown(splice(text, found))) === count(root) + found.length;
  const change = { title, edits: found.map(({ start, end, text }) => ({ start, end, text })) };
  // Dashes may begin what people say, too.
  const isCertain = found.every(({ sign }) => !/[–—]/.test(sign));
  return [
    {
      code: "markup",
      message: `visitors read these lines in a row: ${quote(inRow(text.slice(first.start, end)))}.`,
      hint: /[-*]/.test(first.sign) ? "Write - and a blank at the start of each entry." : title,
      range: [first.start, first.start + 1],
      ...(isList && (isCertain ? { fix: certain("notation", change) } : { suggestions: [change] })),
    },
  ];
}

/** Rows of a table without the line that makes it one. */
function findRows(node: Nodes, text: string): MarkdownProblem[] {
  const [start, end] = rangeOfNode(node);
  const lines = text.slice(start, end).split("\n");
  if (lines.length < 2 || !lines.every((line) => /^\s*\|(?:[^|]*\|){2,}\s*$/.test(line))) return [];
  const columns = (lines[0]?.match(/\|/g) ?? []).length - 1;
  return [
    {
      code: "markup",
      message: `visitors read these lines in a row, with each |: ${quote(inRow(text.slice(start, end)))}.`,
      hint: `Write a line ${"| --- ".repeat(columns)}| below the first: then they are a table.`,
      range: [start, start + 1],
    },
  ];
}

const findOpeners = (node: Nodes, text: string): MarkdownProblem[] =>
  listOpeners(text, rangeOfNode(node)).map((at) => ({
    code: "markup",
    message: 'visitors read "**" as it stands.',
    hint: unclosedHint,
    range: [at, at + 2],
  }));

function findSilentLink(node: Nodes, text: string): MarkdownProblem[] {
  const isSilent =
    wordsOfNodes(node).trim() === "" &&
    !listMarkdownNodes(node).some(({ type }) => type === "image");
  if (!isSilent) return [];
  const [start, end] = rangeOfNode(node);
  return [
    {
      code: "no-link",
      message: `${quote(text.slice(start, end))} is a link without words, which nobody sees.`,
      hint: "Write its words between [ and ].",
      range: [start, end],
    },
  ];
}

/** A backslash that breaks no line, because none follows. */
function findLastBackslash(node: Nodes, text: string): MarkdownProblem[] {
  const [start, end] = rangeOfNode(node);
  const isPath = /(?:\b[a-z]:|\\\\)\S*$/i.test(text.slice(start, end));
  if (isPath || !/[^\\]\\$/.test(text.slice(start, end))) return [];
  return [
    {
      code: "markup",
      message: `visitors read ${quote("\\")} as it stands.`,
      hint: "Take the \\ out.",
      range: [end - 1, end],
    },
  ];
}

/** Fences that are neither alone on their lines nor in pairs. */
function findFences(node: Nodes, text: string): MarkdownProblem[] {
  const [start, end] = rangeOfNode(node);
  return [...text.slice(start, end).matchAll(/(?<![\\`])`{3,}/g)].map(({ 0: shown, index }) => ({
    code: "markup",
    message: `visitors read ${quote(shown)} as it stands.`,
    hint: `Write it on a line of its own, above and below the code, or take it out.`,
    range: [start + index, start + index + shown.length],
  }));
}

/** Code that goes on to the end of the text, and a text that is written as code as a whole. */
function findCodeMistakes(node: Code, root: Root, text: string): MarkdownProblem[] {
  const [start, end] = rangeOfNode(node);
  const [fence = ""] = /^(?:`{3,}|~{3,})/.exec(text.slice(start, end)) ?? [];
  const lines = text.slice(start, end).split("\n");
  const last = lines.at(-1)?.trim() ?? "";
  const range = [start, start + fence.length] as const;
  if (fence && (lines.length === 1 || !last.startsWith(fence) || /[^`~]/.test(last))) {
    return [
      {
        code: "markup",
        message: `${quote(fence)} is not closed, so visitors read all below it as code.`,
        hint: `Write ${fence} on a line of its own below the code, or take it out.`,
        range,
      },
    ];
  }
  if (root.children.length > 1 || !/^(?:md|markdown)$/i.test(node.lang ?? "")) return [];
  return [
    {
      code: "markup",
      message: "visitors read the whole text as code, with its marks.",
      hint: `Take out its first and its last line, with ${fence}.`,
      range,
    },
  ];
}
