import type { FieldValue } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { parseFormatted } from "../../shared/formatted/parse.ts";
import type { Diagnostic, Edit, Range } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";

/** The links inside the texts of a page. */
export interface TextLinks {
  /** Each address as a field of its own, whose path is that of its text and two steps more. */
  fields: FieldValue[];
  /** The tree, which finds these fields too. */
  tree: Tree;
  /** The ranges of the addresses in the file. */
  ranges: Range[];
}

/**
 * Reads the links inside formatted texts, so that every check of a link checks them. A text that the file does not
 * write as it was read, as after a repair, is skipped.
 */
export function readTextLinks(tree: Tree, fields: readonly FieldValue[]): TextLinks {
  const letters = new Map<string, Range[]>();
  const found = fields.flatMap(({ kind, value, path }): FieldValue[] => {
    if (kind !== "formatted" || typeof value !== "string") return [];
    const { links } = parseFormatted(value);
    const places = links.length > 0 ? tree.lettersAt(path) : undefined;
    if (!places) return [];
    return links.map(({ words, href, range }, index) => {
      const own = [...path, "links", index];
      letters.set(JSON.stringify(own), places.slice(...range));
      return { kind: "href", value: href, path: own, schema: {}, isRequired: true, words };
    });
  });
  const lettersOf = (path: FieldPath) =>
    path.at(-2) === "links" ? letters.get(JSON.stringify(path)) : undefined;
  const rangeOf = (path: FieldPath) => spanOf(lettersOf(path));
  return {
    fields: found,
    tree: {
      ...tree,
      valueAt: (path) => rangeOf(path) ?? tree.valueAt(path),
      rangeAt: (path) => rangeOf(path) ?? tree.rangeAt(path),
      keyAt: (path) => rangeOf(path) ?? tree.keyAt(path),
      wholeAt: (path) => rangeOf(path) ?? tree.wholeAt(path),
      lettersAt: (path) => lettersOf(path) ?? tree.lettersAt(path),
    },
    ranges: [...letters.values()].flatMap((each) => [spanOf(each) ?? []].filter(isRange)),
  };
}

function spanOf(letters: readonly Range[] | undefined): Range | undefined {
  const [first, last] = [letters?.[0], letters?.at(-1)];
  return first && last ? [first[0], last[1]] : undefined;
}

const isRange = (value: Range | never[]): value is Range => value.length === 2;

/** The diagnostics with edits that fit into a text: an address there has no quotes of its own. */
export function fitIntoTexts(
  diagnostics: readonly Diagnostic[],
  ranges: readonly Range[],
): Diagnostic[] {
  if (ranges.length === 0) return [...diagnostics];
  const isInside = ({ start, end }: Edit) =>
    ranges.some(([from, to]) => from === start && to === end);
  const unquote = (edit: Edit): Edit =>
    isInside(edit) ? { ...edit, text: edit.text.replace(/^"(.*)"$/s, "$1") } : edit;
  // A bracket, a quote or a backslash would need a sign before it.
  const fits = ({ edits }: { edits: readonly Edit[] }) =>
    edits.every((edit) => !isInside(edit) || !/[\s()<>"'\\]/.test(unquote(edit).text));
  return diagnostics.map(({ fix, suggestions, ...diagnostic }) => ({
    ...diagnostic,
    ...(fix && fits(fix) && { fix: { ...fix, edits: fix.edits.map(unquote) } }),
    ...(suggestions && {
      suggestions: suggestions
        .filter(fits)
        .map((change) => ({ ...change, edits: change.edits.map(unquote) })),
    }),
  }));
}
