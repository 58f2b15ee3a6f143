import { quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";
import { meant } from "../meant.ts";

/** A comment behind a text without quotes may be meant as the end of that text. */
export const checkComments: Check = ({ fields, tree, text }) =>
  fields.flatMap(({ kind, path }): Diagnostic[] => {
    const scalar = tree.scalarAt(path);
    // Without a space after #, a warning covers every value already.
    const isCut = scalar?.type === "PLAIN" && typeof scalar.value === "string";
    if (kind !== "text" || !isCut || !/^\s/.test(scalar.comment ?? "")) return [];
    if (meant.test(scalar.comment ?? "")) return [];
    const [, end] = tree.valueAt(path);
    const start = text.indexOf("#", end);
    if (text.slice(end, start).includes("\n")) return [];
    return [
      {
        code: "cut-text",
        message: `${quote(`#${scalar.comment}`)} is not shown: without quotes, # starts a comment.`,
        hint: "If it belongs to the text, put quotes around the whole; if it is a comment, move it to a line of its own.",
        range: [start, start + 1 + (scalar.comment?.length ?? 0)],
      },
    ];
  });
