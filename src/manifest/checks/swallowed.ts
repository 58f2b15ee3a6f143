import type { Scalar } from "yaml";
import type { Schemas } from "../fields.ts";
import type { Finding } from "../problem.ts";
import { named, nameOf, quote } from "../words.ts";
import type { Check } from "./index.ts";

/** A line of a text, or the rest of one behind blanks, that looks like a setting: `button:`, `- title: One`. */
const setting = /(?<=\n[ \t]*|[ \t]{2})(?:- +)?([A-Za-z]\w*):(?=\s|$)/g;
/** The same, but like an entry of a list: `- Android`. */
const entry = /(?<=\n[ \t]*|[ \t]{2})- (?=\S)/g;

/** A setting further in than the text above it, or on its last line, becomes part of that text without a word. */
export const checkSwallowed: Check = ({ fields, schemas, tree, text }) =>
  fields.flatMap(({ path }): Finding[] => {
    const scalar = tree.scalarAt(path);
    const pattern = patterns[scalar?.type ?? ""];
    if (!pattern) return [];
    const [start, end] = tree.rangeAt(path);
    const found = [...text.slice(start, end).matchAll(pattern)].find(
      ([, name]) => name === undefined || isSetting(name, schemas),
    );
    if (!found) return [];
    const at = start + found.index;
    const { where, name } = nameOf(path, tree.data);
    const [line = ""] = text.slice(at, end).split(/\s*(?:\n|$)/);
    return [
      {
        severity: "warning",
        code: "swallowed",
        message: `${where}: ${quote(line)} stands inside the text of ${named(name)}, and is shown as part of it.`,
        hint: found[1]
          ? "If it is a setting, let it start on a line of its own, exactly below the setting it follows. If it belongs to the text, begin its line with another word."
          : "If it is an entry of its own, let it start on a line of its own, with its - exactly below the one above. If it belongs to the text, put quotes around the whole.",
        range: [at, at + line.length],
      },
    ];
  });

/** Texts that go on over several lines, by the library's names; in quotes, everything is text. */
const patterns: Partial<Record<string, RegExp>> = {
  BLOCK_FOLDED: setting,
  BLOCK_LITERAL: setting,
  PLAIN: entry,
} satisfies Partial<Record<Scalar.Type, RegExp>>;

const isSetting = (name: string, schemas: Schemas) =>
  [...schemas.values()].some((schema) => declares(schema, name));

/** Whether a schema, or a part of it, has a property of this name. */
function declares(node: unknown, name: string): boolean {
  if (typeof node !== "object" || node === null) return false;
  return Object.entries(node).some(
    ([key, part]) => (key === "properties" && Object.hasOwn(part, name)) || declares(part, name),
  );
}
