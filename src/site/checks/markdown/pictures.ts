import { quote } from "../../../shared/text/wording.ts";
import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

/**
 * A picture needs an alternative text. Text in quotes behind an address is shown only below a picture alone in its
 * paragraph.
 */
export const findPictureMistakes: Rule = ({ root, text }) =>
  listMarkdownNodes(root).flatMap((node): MarkdownProblem[] => {
    if (!("children" in node)) return [];
    const isFigure = node.type === "paragraph" && node.children.length === 1;
    return node.children.flatMap((inner): MarkdownProblem[] => {
      const range = rangeOfNode(inner);
      const shown = text.slice(...range);
      const isPicture = inner.type === "image" || inner.type === "imageReference";
      if (isPicture && !inner.alt?.trim()) {
        return [
          {
            code: "missing",
            message: `${quote(shown)} does not say what the picture shows.`,
            hint: "Write it between [ and ], for people who cannot see the picture. One sentence.",
            range,
          },
        ];
      }
      const title = inner.type === "link" || inner.type === "image" ? inner.title : undefined;
      if (!title || (isPicture && isFigure)) return [];
      return [
        {
          code: "unshown",
          message: `${quote(title)} is not shown.`,
          hint: isPicture
            ? "Give the picture a paragraph of its own, or take the words out."
            : "Write it as a part of the sentence, or take it out.",
          range,
        },
      ];
    });
  });
