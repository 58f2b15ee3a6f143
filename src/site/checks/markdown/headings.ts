import { quote } from "../../../shared/text/wording.ts";
import { listMarkdownNodes, rangeOfNode, wordsOfNodes } from "../../markdown/nodes.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

/** The title of the section is the first level, so the text begins with ##, and no level is left out. */
export const findHeadingMistakes: Rule = ({ root, headings, text }) => {
  let above = 1;
  return [
    ...headings.flatMap(({ node, children }): MarkdownProblem[] => {
      const { depth } = node;
      const range = rangeOfNode(node);
      const shown = text.slice(...range).split(/\r?\n/, 1)[0] ?? "";
      const place = { range: [range[0], range[0] + shown.length] as const };
      const least = Math.min(depth, above + 1);
      const isDeep = depth > above + 1;
      above = Math.max(2, depth);
      const words = children.map(wordsOfNodes).join("").trim();
      if (words === "") {
        const message = `${quote(shown)} is a heading without words.`;
        return [
          {
            code: "empty",
            message,
            hint: "Write its words behind it, or take it out.",
            ...place,
          },
        ];
      }
      if (depth === 2 && !shown.startsWith("#") && /[.!?…]$|.{80}/su.test(words)) {
        return [
          {
            code: "markup",
            message: `${quote(shown)} is a heading, because --- stands right below it.`,
            hint: "Leave a line empty above ---: then it is a line between paragraphs.",
            ...place,
          },
        ];
      }
      if (depth > 1 && !isDeep) return [];
      const right = "#".repeat(depth === 1 ? 2 : least);
      const isMarked = shown.startsWith("#");
      const title = `Begin the line with ${right}.`;
      const edit = { start: range[0], end: range[0] + depth, text: right };
      return [
        {
          code: "heading-level",
          message:
            depth === 1
              ? `${quote(shown)} is on the level of the section's title.`
              : `${quote(shown)} skips a level.`,
          hint: isMarked ? title : `Write it in one line that begins with ${right}.`,
          ...place,
          ...(isMarked && { suggestions: [{ title, edits: [edit] }] }),
        },
      ];
    }),
    ...findUnspaced(root, text),
  ];
};

/** `##Heading` is no heading without a blank. */
function findUnspaced(
  root: Parameters<typeof listMarkdownNodes>[0],
  text: string,
): MarkdownProblem[] {
  return listMarkdownNodes(root).flatMap((node): MarkdownProblem[] => {
    if (node.type !== "paragraph") return [];
    const [start, end] = rangeOfNode(node);
    const [shown, sign = ""] = /^(#{2,6})[^\s#].*/.exec(text.slice(start, end)) ?? [];
    if (!shown) return [];
    const title = `Write a space behind ${sign}.`;
    const at = start + sign.length;
    return [
      {
        code: "heading-space",
        message: `${quote(shown)} is no heading, so visitors read the ${sign}.`,
        hint: title,
        range: [start, start + shown.length],
        suggestions: [{ title, edits: [{ start: at, end: at, text: " " }] }],
      },
    ];
  });
}
