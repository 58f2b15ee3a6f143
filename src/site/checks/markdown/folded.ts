import { named, nameOf } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain } from "../../../yaml/writeValue.ts";
import type { Check } from "../index.ts";

/** The kinds of texts whose lines count, by what they are called. */
const linewise = new Map([
  ["markdown", "Markdown"],
  ["code", "code"],
]);

/** YAML joins the lines of a text, unless it starts with |. In Markdown and in code, lines count. */
export const checkFolded: Check = ({ fields, tree, text }) =>
  fields.flatMap(({ kind, path }): Diagnostic[] => {
    const noun = linewise.get(kind);
    const type = noun && tree.scalarAt(path)?.type;
    if (!type || type === "BLOCK_LITERAL") return [];
    const [start, end] = tree.rangeAt(path);
    const isFolded = type === "BLOCK_FOLDED";
    const written = text.slice(start, end);
    // A line end behind a backslash is none in double quotes.
    if (!isFolded && !/(?<!\\)\r?\n/.test(written)) return [];
    const { where, name } = nameOf(path, tree.data);
    const sign = isFolded ? ">" : "YAML";
    const title = "Write | in place of >.";
    return [
      {
        code: "folded-markdown",
        message: `${where}: ${named(name)} is ${noun}, whose lines count, but ${sign} joins them.`,
        hint: isFolded
          ? title
          : `Write | behind ${name}:, and the text on the lines below, further in than ${name}.`,
        range: isFolded ? [start, start + 1] : [start, start + (written.search(/\r?\n/) + 1)],
        ...(isFolded && {
          fix: certain("notation", { title, edits: [{ start, end: start + 1, text: "|" }] }),
        }),
      },
    ];
  });
