import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { RefusedEdit } from "./refusal.ts";

/** A change of one place. What an operation does is a row of them, each made on what the one before has left. */
export type Step =
  | { do: "set"; path: FieldPath; value: unknown }
  | { do: "remove"; path: FieldPath }
  | { do: "insert"; path: FieldPath; index: number; value: unknown; lines?: string }
  | { do: "copy"; path: FieldPath; index: number }
  | { do: "move"; path: FieldPath; from: number; side: "above" | "below"; of: number };

/** The new index of an item that is moved above or below another. */
export function indexAfter({
  from,
  side,
  of,
}: {
  from: number;
  side: "above" | "below";
  of: number;
}): number {
  const at = side === "above" ? of : of + 1;
  return at > from ? at - 1 : at;
}

/** The data after a step; what it was is left as it was. */
export function applyStep(data: unknown, step: Step): unknown {
  switch (step.do) {
    case "set":
      return changeAt(data, step.path, () => step.value);
    case "remove": {
      const last = step.path.at(-1);
      return changeAt(data, step.path.slice(0, -1), (holder) =>
        Array.isArray(holder)
          ? holder.toSpliced(Number(last), 1)
          : Object.fromEntries(Object.entries(holder ?? {}).filter(([name]) => name !== last)),
      );
    }
    case "insert":
      return changeList(data, step.path, (list) => list.toSpliced(step.index, 0, step.value));
    case "copy":
      return changeList(data, step.path, (list) =>
        list.toSpliced(step.index + 1, 0, list[step.index]),
      );
    case "move":
      return changeList(data, step.path, (list) =>
        list.toSpliced(step.from, 1).toSpliced(indexAfter(step), 0, list[step.from]),
      );
  }
}

const changeList = (data: unknown, path: FieldPath, change: (list: unknown[]) => unknown) =>
  changeAt(data, path, (list) => change(Array.isArray(list) ? list : []));

function changeAt(data: unknown, path: FieldPath, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  const inner = changeAt(child(data, step), rest, change);
  if (Array.isArray(data)) return data.with(Number(step), inner);
  return { ...(typeof data === "object" ? data : {}), [step]: inner };
}

/** The list at the path. */
export function listAt(data: unknown, path: FieldPath, name: string): readonly unknown[] {
  const list = dataAt(data, path) ?? undefined;
  if (list === undefined) throw new RefusedEdit("no-item", name);
  if (!Array.isArray(list)) throw new RefusedEdit("no-list", name);
  return list;
}

/** True if two values are equal; the order of keys does not count. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a === 0 && b === 0)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(child(a, name), child(b, name)))
  );
}
