import type { Scalar } from "yaml";
import { settingNames } from "../../../schema/settingNames.ts";
import { isMarked } from "../../../shared/formatted/byKind.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { Check } from "../index.ts";

/** A line of a text, or the end of one behind blanks, that looks like a setting: `button:`, `- title: One`. */
const setting = /(?<=[ \t]{2}|\n[ \t]?)(?:- +)?([A-Za-z]\w*):(?=\s|$)/g;
/** The same for an entry of a list: `- Android`. */
const entry = /(?<=[ \t]{2}|\n[ \t]?)- (?=\S)/g;

/**
 * A setting further in than the text above it, or on that text's last line, becomes part of the text without an
 * error.
 */
export const checkSwallowed: Check = ({ fields, schemas, tree, text }) => {
  const isSetting = (name: string) => settingNames(schemas).has(name);
  return fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    // A text that may have marks is among the fields as a plain one, too.
    if (isMarked(kind)) return [];
    // This test is faster than finding the value in the tree.
    if (typeof value !== "string" || !/:(?=\s|$)|- /.test(value)) return [];
    const { type } = tree.scalarAt(path) ?? {};
    const pattern = type && patterns[type];
    if (!pattern) return [];
    const [start, end] = tree.rangeAt(path);
    const found = [...text.slice(start, end).matchAll(pattern)].find(
      ([, name]) => name === undefined || isSetting(name),
    );
    if (!found) return [];
    const at = start + found.index;
    const { where, name } = nameOf(path, tree.data);
    const [line = ""] = text.slice(at, end).split(/\s*(?:\n|$)/);
    return [
      {
        code: "swallowed",
        message: `${where}: ${quote(line)} stands inside the text of ${named(name)}, and is shown as part of it.`,
        hint: found[1]
          ? "If it is a setting, let it start on a line of its own, exactly below the setting it follows. If it belongs to the text, begin its line with another word."
          : "If it is an entry of its own, let it start on a line of its own, with its - exactly below the one above. If it belongs to the text, put quotes around the whole.",
        range: [at, at + line.length],
      },
    ];
  });
};

/** Texts that may span several lines, by the library's names. In quotes, everything is text. */
const patterns: Partial<Record<Scalar.Type, RegExp>> = {
  BLOCK_FOLDED: setting,
  BLOCK_LITERAL: setting,
  PLAIN: entry,
};
