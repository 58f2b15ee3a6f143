import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Range } from "../../yaml/diagnostic.ts";
import type { Tree } from "../../yaml/tree.ts";
import { catalogueStart } from "../markdown/sources.ts";
import { lettersOf } from "./readString.ts";
import type { TranslatedValue, Translation } from "./translateData.ts";

const move = ([start, end]: Range): Range => [start + catalogueStart, end + catalogueStart];

/** The range of each letter of a translated value: in the catalogue, or where `before` has it. */
export function placeLetters(
  { text, parts }: TranslatedValue,
  source: string,
  before: readonly (Range | undefined)[],
): (Range | undefined)[] {
  const places: (Range | undefined)[] = [];
  let from = 0;
  for (const { range, entry } of parts) {
    const { value } = entry.text;
    const lead = value.length - value.trimStart().length;
    const letters = lettersOf(source, entry.text).slice(lead, lead + value.trim().length);
    places.push(...before.slice(from, range[0]), ...letters.map(move));
    from = range[1];
  }
  return [...places, ...before.slice(from, text.length)];
}

/** The tree of a page in another language: what is translated is located in the catalogue. */
export function placeTranslation(tree: Tree, { data, changed }: Translation, source: string): Tree {
  const values = new Map(
    changed.filter(({ file }) => file === undefined).map((value) => [keyOf(value.path), value]),
  );
  const find = (path: FieldPath) => values.get(keyOf(path));
  const placeOf = (path: FieldPath): Range | undefined => {
    const [first] = find(path)?.parts ?? [];
    return first && move(first.entry.text.range);
  };
  return {
    data,
    valueAt: (path) => placeOf(path) ?? tree.valueAt(path),
    rangeAt: (path) => placeOf(path) ?? tree.rangeAt(path),
    keyAt: (path) => placeOf(path) ?? tree.keyAt(path),
    wholeAt: (path) => placeOf(path) ?? tree.wholeAt(path),
    scalarAt: (path) => (find(path) ? undefined : tree.scalarAt(path)),
    commentsAt: (path) => tree.commentsAt(path),
    lettersAt(path) {
      const value = find(path);
      if (!value) return tree.lettersAt(path);
      const whole = tree.rangeAt(path);
      const before = tree.lettersAt(path) ?? Array.from(value.text, (): Range => whole);
      return placeLetters(value, source, before).map((place) => place ?? whole);
    },
  };
}

const keyOf = (path: FieldPath) => path.join("\n");
