import { listMarkdownNodes, rangeOfNode } from "../../markdown/nodes.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

/** Cells beyond the last column of a table would be lost. */
export const findTableMistakes: Rule = ({ root }) =>
  listMarkdownNodes(root).flatMap((node): MarkdownProblem[] => {
    if (node.type !== "table") return [];
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap(({ children }): MarkdownProblem[] => {
      const [first] = children.slice(columns);
      const last = children.at(-1);
      if (!first || !last) return [];
      return [
        {
          code: "too-many",
          message: `the row has ${children.length} cells, and the table ${columns} columns.`,
          hint: "Give the first row and the line below it as many columns. Where | is a sign, write \\|.",
          range: [rangeOfNode(first)[0], rangeOfNode(last)[1]],
        },
      ];
    });
  });
