import type { Html, Nodes, Parents } from "mdast";
import { lookUp } from "../../../shared/lookUp.ts";
import { quote, sentences } from "../../../shared/text/wording.ts";
import type { Edit, Fix } from "../../../yaml/diagnostic.ts";
import { splice } from "../../../yaml/splice.ts";
import { certain } from "../../../yaml/writeValue.ts";
import { listNodes, rangeOf, wordsOf } from "../../markdown/nodes.ts";
import { parseMarkdown } from "../../markdown/parse.ts";
import type { Problem, Rule } from "./rule.ts";

/** The signs of Markdown around words, by the elements of HTML that mean the same. */
const signs: Record<string, string> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  del: "~~",
  s: "~~",
  strike: "~~",
  code: "`",
  kbd: "`",
  tt: "`",
};

/** The form of Markdown in place of an element. */
const forms: Record<string, string> = {
  a: "Write [words](address).",
  blockquote: "Begin each line with >.",
  div: "Take it out.",
  br: "Write \\ at the end of the line, and go on in the next.",
  h1: "The title of the section is its heading.",
  hr: "Write --- with an empty line above and below.",
  img: "Write ![what it shows](/picture.png).",
  li: "Begin a line with - for each entry.",
  ol: "Begin each line with 1., 2. and so on.",
  p: "Leave an empty line between paragraphs.",
  pre: "Write ``` in the lines above and below.",
  span: "Take it out.",
  table: "Write each row as | one | two |, with | --- | --- | below the first.",
  td: "Write each row as | one | two |.",
  th: "Write each row as | one | two |, with | --- | --- | below the first.",
  tr: "Write each row as | one | two |.",
  ul: "Begin a line with - for each entry.",
};

const tag = /^<(\/?)([a-z][a-z\d-]*)[^>]*>?/i;

/** HTML is shown to nobody: an element is reported once, at its start tag. */
export const findHtml: Rule = ({ root, text }) =>
  listNodes(root).flatMap((node) => ("children" in node ? readChildren(node, root, text) : []));

function readChildren(parent: Parents, root: Nodes, text: string): Problem[] {
  const { children } = parent;
  const open: string[] = [];
  return children.flatMap((node, index): Problem[] => {
    if (node.type !== "html") return [];
    const { slash, name } = readTag(node);
    const started = open.lastIndexOf(name);
    if (slash && started >= 0) {
      open.splice(started, 1);
      return [];
    }
    if (!slash) open.push(name);
    const end = children
      .slice(index + 1)
      .find((each) => each.type === "html" && readTag(each).slash && readTag(each).name === name);
    const fix = findFix(node, end?.type === "html" ? end : undefined, root, text);
    return [report(node, fix, root)];
  });
}

function readTag({ value }: Html) {
  const [shown = "", slash = "", name = ""] = tag.exec(value) ?? [];
  return { shown, slash: slash === "/", name: name.toLowerCase() };
}

function report(node: Html, fix: Fix | undefined, root: Nodes): Problem {
  const { shown, name } = readTag(node);
  const [start, end] = rangeOf(node);
  if (name === "") {
    const isComment = node.value.startsWith("<!--");
    return {
      code: "raw-html",
      message: `${quote(node.value)} is ${isComment ? "a comment of HTML" : "HTML"}, which a text cannot hold.`,
      hint: "Take it out.",
      range: [start, end],
    };
  }
  const words = lookUp(signs, name);
  const heading = /^h[2-6]$/.test(name)
    ? `Begin the line with ${"#".repeat(Number(name[1]))}.`
    : "";
  const [, anchor] = name === "a" ? (/\s(?:id|name)=["']?([^\s"'>]+)/.exec(shown) ?? []) : [];
  const isAbove = listNodes(root).some(
    (each) => each.type === "heading" && rangeOf(each)[0] > start,
  );
  const form = anchor
    ? `Write {#${anchor}} at the end of ${isAbove ? "the heading below it" : "a heading"}.`
    : words
      ? `Write ${words}words${words}.`
      : (lookUp(forms, name) ?? heading);
  return {
    code: "raw-html",
    message: `${quote(shown)} is HTML, which a text cannot hold.`,
    hint:
      fix?.title ??
      (form || sentences("Take it out.", `If visitors should read it, write \\${shown}.`)),
    range: [start, start + shown.length],
    ...(fix && { fix }),
  };
}

/** The fix that writes an element as Markdown, if the text then reads the same without the tags. */
function findFix(start: Html, end: Html | undefined, root: Nodes, text: string): Fix | undefined {
  const { shown, slash, name } = readTag(start);
  const sign = lookUp(signs, name);
  const isBare = /^<[a-z\d]+\s*\/?>$/i.test(shown) && !slash;
  if (!isBare) return undefined;
  const edits =
    name === "br" ? breakLine(start, text) : sign && end ? replace([start, end], sign) : [];
  if (edits.length === 0) return undefined;
  const after = parseMarkdown(splice(text, edits));
  const count = (tree: Nodes) => listNodes(tree).filter(({ type }) => type === "html").length;
  const removed = name === "br" ? 1 : 2;
  const isSame = plain(after) === plain(root) && count(after) === count(root) - removed;
  const title =
    name === "br" ? "Write \\ in its place." : `Write ${sign} in place of ${shown} and </${name}>.`;
  return isSame ? certain("notation", { title, edits }) : undefined;
}

const replace = (nodes: readonly Html[], text: string): Edit[] =>
  nodes.map((node) => {
    const [start, end] = rangeOf(node);
    return { start, end, text };
  });

/** A line break at the end of a line. In the middle of one, the rest of the line would have to move. */
function breakLine(node: Html, text: string): Edit[] {
  const [start, end] = rangeOf(node);
  return /^\r?\n/.test(text.slice(end)) ? [{ start, end, text: "\\" }] : [];
}

/** The words of a text without HTML. */
const plain = (root: Nodes): string =>
  listNodes(root)
    .map((node) => (node.type === "html" || "children" in node ? "" : wordsOf(node)))
    .join("")
    .replaceAll(/\s+/g, "");
