import type { Html, Nodes } from "mdast";
import { lookUp } from "../../../shared/lookUp.ts";
import { quote, sentences } from "../../../shared/text/wording.ts";
import type { Fix } from "../../../yaml/diagnostic.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import { findFixes, readTag, signs } from "./htmlFixes.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

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

/** HTML is shown to nobody: an element is reported once, at its start tag. */
export const findHtml: Rule = ({ root, text }) => {
  const nodes = listMarkdownNodes(root);
  if (!nodes.some(({ type }) => type === "html")) return [];
  const fixes = findFixes(root, text);
  return nodes
    .flatMap((node) => ("children" in node ? listElements(node.children) : []))
    .map((node) => report(node, fixes.get(node), root));
};

/** The start of each element, and the ends that have none. */
function listElements(nodes: readonly Nodes[]): Html[] {
  const open: string[] = [];
  return nodes
    .filter((node) => node.type === "html")
    .filter((node) => {
      const { slash, name } = readTag(node);
      const started = open.lastIndexOf(name);
      if (slash && started >= 0) {
        open.splice(started, 1);
        return false;
      }
      if (!slash) open.push(name);
      return true;
    });
}

function report(node: Html, fix: Fix | undefined, root: Nodes): MarkdownProblem {
  const { shown, name } = readTag(node);
  const [start, end] = rangeOfNode(node);
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
  const isAbove = () =>
    listMarkdownNodes(root).some((each) => each.type === "heading" && rangeOfNode(each)[0] > start);
  const form = anchor
    ? `Write {#${anchor}} at the end of ${isAbove() ? "the heading below it" : "a heading"}.`
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
