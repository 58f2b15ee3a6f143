import type { Code, Nodes, Root } from "mdast";
import { quote } from "../../../shared/text/wording.ts";
import type { Fix } from "../../../yaml/diagnostic.ts";
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
      return [...findBullets(node, root, text), ...findLastBackslash(node, text)];
    }
    if (node.type === "text") return [...findOpeners(node, text), ...findFences(node, text)];
    if (node.type === "code") return findCodeMistakes(node, root, text);
    return node.type === "link" ? findSilentLink(node, text) : [];
  });

const bullet = /(?<=(?:^|\n)[^\S\n]*)[•·◦▪‣](?=[^\S\n]+\S)/g;

/** Lines with signs such as •, which run into one. */
function findBullets(node: Nodes, root: Root, text: string): MarkdownProblem[] {
  const [start, end] = rangeOfNode(node);
  const found = [...text.slice(start, end).matchAll(bullet)].map(({ index }) => {
    const at = start + index;
    return { start: at, end: at + 1, text: "-" };
  });
  const [first] = found;
  if (!first || found.length < 2) return [];
  const title = "Write - at the start of each entry.";
  const count = (tree: Root) =>
    listMarkdownNodes(tree).filter(({ type }) => type === "listItem").length;
  const isList = count(parseMarkdown(splice(text, found))) === count(root) + found.length;
  const fix: Fix | undefined = isList ? certain("notation", { title, edits: found }) : undefined;
  return [
    {
      code: "markup",
      message: `visitors read these lines in a row: ${quote(inRow(text.slice(first.start, end)))}.`,
      hint: title,
      range: [first.start, first.start + 1],
      ...(fix && { fix }),
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
