import type { FieldPath } from "../../shared/fieldPath.ts";
import { isSameValue } from "../../yaml/edit/step.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { mergeLists } from "./mergeLists.ts";

/** The three versions of a value: the one that both hands began with, ours and theirs. Undefined where it is not given. */
export interface Versions {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/** A value that both hands changed, each in another way. The path leads to it in our version. */
export interface ValueConflict extends Versions {
  path: FieldPath;
}

/** The hand whose value is kept. */
export type Side = "ours" | "theirs";

/** Decides a conflict. */
export type Decide = (conflict: ValueConflict) => Side;

/** Merges three versions of a value. What one hand alone changed is taken from it; `decide` chooses for all else. */
export function mergeValues(versions: Versions, path: FieldPath, decide: Decide): unknown {
  const { base, ours, theirs } = versions;
  if (isSameValue(ours, theirs) || isSameValue(theirs, base)) return ours;
  if (isSameValue(ours, base)) return theirs;
  if (isGroup(ours) && isGroup(theirs) && (isGroup(base) || base === undefined))
    return mergeGroups({ base: base ?? {}, ours, theirs }, path, decide);
  if (isItems(ours) && isItems(theirs) && (isItems(base) || base === undefined))
    return mergeLists({ base: base ?? [], ours, theirs }, path, decide);
  return versions[decide({ ...versions, path })];
}

/** True for a list whose items are merged separately. A list of numbers, such as a point, is one value. */
const isItems = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && !value.some((item) => typeof item === "number");

type Group = Record<string, unknown>;

function mergeGroups(
  { base, ours, theirs }: Record<keyof Versions, Group>,
  path: FieldPath,
  decide: Decide,
): Group {
  const names = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  const merged = names.map((name) => {
    const own = (group: Group) => (Object.hasOwn(group, name) ? group[name] : undefined);
    const versions = { base: own(base), ours: own(ours), theirs: own(theirs) };
    return [name, mergeValues(versions, [...path, name], decide)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
