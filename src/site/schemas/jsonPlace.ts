import { isMap, isScalar, parseDocument } from "yaml";
import type { FieldPath } from "../../shared/fieldPath.ts";

/** The place of an offset in a text as `:LINE:COLUMN`. */
export function placeOfOffset(text: string, offset: number): string {
  const before = text.slice(0, offset).split("\n");
  return `:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** The place of a value in JSON as `:LINE:COLUMN`: that of its name, where it has one. Empty for a value that is not there. */
export function placeInJson(text: string, path: FieldPath): string {
  const document = parseDocument(text);
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around)
    ? around.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const { range } = Object(pair?.key ?? document.getIn(path, true));
  return range ? placeOfOffset(text, range[0]) : "";
}
