import type { FieldPath } from "./fieldPath.ts";

/** The value under a key or index, if there is one. */
export function child(value: unknown, step: string | number): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined;
}

/** The value at the path, if there is one. */
export function dataAt(data: unknown, path: FieldPath): unknown {
  return path.reduce(child, data);
}
