import type { FieldPath } from "../shared/fieldPath.ts";
import type { Tree } from "./tree.ts";

/** The path of the innermost value whose key or content holds the offset. */
export function pathAt(tree: Tree, offset: number): FieldPath {
  let path: FieldPath = [];
  let data = tree.data;
  while (typeof data === "object" && data !== null) {
    // A group reaches to the start of the next value, which is the one that counts there.
    const inner = Object.entries(data).findLast(([key]) => {
      const [start, end] = tree.wholeAt([...path, stepOf(data, key)]);
      return start <= offset && offset <= end && end > start;
    });
    if (!inner) break;
    path = [...path, stepOf(data, inner[0])];
    data = inner[1];
  }
  return path;
}

const stepOf = (holder: unknown, key: string) => (Array.isArray(holder) ? Number(key) : key);
