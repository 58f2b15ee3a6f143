import { lookUp } from "../../shared/lookUp.ts";
/** The new version of data, with the objects of the earlier version wherever they are equal. */
export function reuseUnchanged<Data>(before: unknown, after: Data): Data;
/** The same without types. */
export function reuseUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((each, index) => reuseUnchanged(before[index], each));
    return isSame(before, shared) ? before : shared;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const shared = Object.fromEntries(
    Object.entries(after).map(([name, each]) => [name, reuseUnchanged(lookUp(before, name), each)]),
  );
  return isSame(before, shared) ? before : shared;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True if two objects have the same members in the same order. */
function isSame(before: object, after: object): boolean {
  const [names, entries] = [Object.keys(before), Object.entries(after)];
  return (
    names.length === entries.length &&
    entries.every(
      ([name, each], index) => names[index] === name && Object.is(Reflect.get(before, name), each),
    )
  );
}
