import type { FieldPath } from "../../shared/fieldPath.ts";
import { type ArrangedItem, arrangeItems } from "./arrangeItems.ts";
import { isSameValue, type Step } from "./step.ts";
import { isFilled, isGroup } from "./stringify.ts";

/** The steps that make one value of another. What both hold is left alone, with the comments in it. */
export function compareValues(path: FieldPath, old: unknown, value: unknown): Step[] {
  if (isSameValue(old, value)) return [];
  if (isGroup(old) && isFilled(old) && isGroup(value)) return compareGroups(path, old, value);
  if (Array.isArray(old) && isFilled(old) && Array.isArray(value))
    return compareLists(path, old, value);
  return [{ do: "set", path, value }];
}

function compareGroups(
  path: FieldPath,
  old: Record<string, unknown>,
  value: Record<string, unknown>,
): Step[] {
  const names = Object.keys(old);
  const gone = names.filter((name) => !Object.hasOwn(value, name));
  const isNew = gone.length === names.length && isFilled(value);
  const kept = names.filter((name) => Object.hasOwn(value, name));
  const added = Object.keys(value).filter((name) => !Object.hasOwn(old, name));
  const put = added.map((name): Step => ({ do: "set", path: [...path, name], value: value[name] }));
  const taken = gone.map((name): Step => ({ do: "remove", path: [...path, name] }));
  return [
    ...kept.flatMap((name) => compareValues([...path, name], old[name], value[name])),
    // A group that would be empty in between loses the shape it has.
    ...(isNew ? [...put, ...taken] : [...taken, ...put]),
  ];
}

function compareLists(path: FieldPath, old: readonly unknown[], value: readonly unknown[]): Step[] {
  const targets = matchItems(old, value);
  return [
    ...arrangeItems(path, old.length, targets).map(({ step }) => step),
    ...targets.flatMap(({ value: next, from }, index) =>
      from === undefined ? [] : compareValues([...path, index], old[from], next),
    ),
  ];
}

/** Finds for each item of a list the one of the old list that it was: the same, else the likest that is left. */
function matchItems(old: readonly unknown[], value: readonly unknown[]): ArrangedItem[] {
  const free = new Set(old.keys());
  const targets: ArrangedItem[] = value.map((item) => ({ value: item }));
  const match = (fits: (from: number, item: unknown, index: number) => boolean) => {
    for (const [index, target] of targets.entries()) {
      if (target.from !== undefined) continue;
      const from = [...free].find((each) => fits(each, target.value, index));
      if (from === undefined) continue;
      target.from = from;
      free.delete(from);
    }
  };
  match((from, item, index) => from === index && isSameValue(old[from], item));
  match((from, item) => isSameValue(old[from], item));
  match((from, item) => isAlike(old[from], item));
  if (old.length === value.length) match((from, _, index) => from === index);
  else match((from, item) => typeof old[from] === typeof item && free.size > 0);
  return targets;
}

/** True if two groups have the same id or, without ids, half of their settings in common. */
function isAlike(a: unknown, b: unknown): boolean {
  if (!isGroup(a) || !isGroup(b)) return false;
  if (typeof a.id === "string" && typeof b.id === "string") return a.id === b.id;
  const names = Object.keys(a);
  const same = names.filter((name) => isSameValue(a[name], b[name])).length;
  return same > 0 && same * 2 >= Math.max(names.length, Object.keys(b).length);
}
