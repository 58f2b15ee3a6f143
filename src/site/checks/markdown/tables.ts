import { listNodes, rangeOf } from "../../markdown/nodes.ts";
import type { Problem, Rule } from "./rule.ts";

/** Cells beyond the last column of a table would be lost. */
export const findTableMistakes: Rule = ({ root }) =>
  listNodes(root).flatMap((node): Problem[] => {
    if (node.type !== "table") return [];
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap(({ children }): Problem[] => {
      const [first] = children.slice(columns);
      const last = children.at(-1);
      if (!first || !last) return [];
      return [
        {
          code: "too-many",
          message: `the row has ${children.length} cells, and the table ${columns} columns.`,
          hint: "Give the first row and the line below it as many columns. Where | is a sign, write \\|.",
          range: [rangeOf(first)[0], rangeOf(last)[1]],
        },
      ];
    });
  });
