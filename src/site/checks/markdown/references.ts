import type { Root } from "mdast";
import { didYouMean, quote, sentences } from "../../../shared/text/wording.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import { suggest } from "../../suggest.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

/** Links and footnotes without a definition are read literally, and definitions without a reference are lost. */
export const findLostReferences: Rule = ({ root, text }) => [
  ...findUndefined(root, text),
  ...findUnused(root, text),
];

const reference = /(?<!\\)(!?)\[([^\][\n]+)\](?:\[([^\][\n]*)\]|(\([^()\n]*\)))/g;
const footnote = /(?<!\\)\[\^([^\][\s]+)\]/g;
const anchor = /(?<!\\)\{#[^{}\s]*\}/g;

function findUndefined(root: Root, text: string): MarkdownProblem[] {
  const labels = listMarkdownNodes(root).flatMap((node) =>
    node.type === "definition" ? (node.label ?? node.identifier) : [],
  );
  return listMarkdownNodes(root).flatMap((node): MarkdownProblem[] => {
    if (node.type !== "text") return [];
    const [from, to] = rangeOfNode(node);
    const source = text.slice(from, to);
    const place = (index: number, shown: string) => ({
      range: [from + index, from + index + shown.length] as const,
    });
    return [
      ...[...source.matchAll(reference)].map((match): MarkdownProblem => {
        const { 0: shown, 1: sign = "", 2: words = "", 3: label, 4: address, index } = match;
        if (address) {
          return {
            ...place(index, shown),
            code: "no-link",
            message: `${quote(shown)} is no link, so visitors read it as it stands.`,
            hint: "An address has no spaces. Where one is meant, write %20.",
          };
        }
        const name = label || words;
        const { near } = suggest(name, labels);
        return {
          ...place(index, shown),
          code: "no-definition",
          message: `no line of the text says what ${quote(name)} is, so visitors read ${quote(shown)} as it stands.`,
          hint: sentences(
            didYouMean(near),
            `Write ${sign}[${words}](address), or add a line [${name}]: address.`,
          ),
        };
      }),
      ...[...source.matchAll(footnote)].map(
        ({ 0: shown, index }): MarkdownProblem => ({
          ...place(index, shown),
          code: "no-definition",
          message: `there is no footnote ${quote(shown)}, so visitors read it as it stands.`,
          hint: `Add a line ${shown}: with the note.`,
        }),
      ),
      ...[...source.matchAll(anchor)]
        .filter(({ 0: shown, index }) => !isHeadingEnd(from + index + shown.length))
        .map(
          ({ 0: shown, index }): MarkdownProblem => ({
            ...place(index, shown),
            code: "markup",
            message: `visitors read ${quote(shown)} as it stands.`,
            hint: "An anchor stands at the end of a heading.",
          }),
        ),
    ];
  });

  function isHeadingEnd(end: number): boolean {
    return listMarkdownNodes(root).some(
      (node) =>
        node.type === "heading" &&
        text.slice(end, rangeOfNode(node)[1]).trim() === "" &&
        end <= rangeOfNode(node)[1] &&
        end > rangeOfNode(node)[0],
    );
  }
}

function findUnused(root: Root, text: string): MarkdownProblem[] {
  const nodes = listMarkdownNodes(root);
  const used = new Set(
    nodes.flatMap((node) => {
      if (node.type === "linkReference" || node.type === "imageReference") return node.identifier;
      return node.type === "footnoteReference" ? `^${node.identifier}` : [];
    }),
  );
  const known = new Set<string>();
  return nodes.flatMap((node): MarkdownProblem[] => {
    if (node.type !== "definition" && node.type !== "footnoteDefinition") return [];
    const isNote = node.type === "footnoteDefinition";
    const key = isNote ? `^${node.identifier}` : node.identifier;
    const isTwice = known.has(key);
    known.add(key);
    if (used.has(key) && !isTwice) return [];
    const name = `[${isNote ? "^" : ""}${node.label ?? node.identifier}]`;
    const [start, end] = rangeOfNode(node);
    return [
      {
        code: isTwice ? "same-label" : "unused",
        message: isTwice
          ? `${name} is there twice, and the first counts.`
          : `nothing in the text names ${name}, so visitors never see it.`,
        hint: isTwice
          ? "Give one of the two another name, or take it out."
          : isNote
            ? `Write ${name} where the note belongs, or take it out.`
            : `Write [words]${name} where the link belongs, or take it out.`,
        range: [start, start + (text.slice(start, end).split(/\r?\n/, 1)[0] ?? "").length],
      },
    ];
  });
}
