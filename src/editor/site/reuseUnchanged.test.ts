import { expect, it } from "vitest";
import { reuseUnchanged } from "./reuseUnchanged.ts";

const before = {
  pages: [{ words: ["a", "b"], more: { c: null } }, { words: ["e"] }],
  undo: { do: 1 },
};

it("keeps what is equal, whole", () => {
  expect(reuseUnchanged(before, structuredClone(before))).toBe(before);
});

it("keeps the parts beside a change", () => {
  const after = structuredClone(before);
  after.pages[0]?.words.push("d");
  const shared = reuseUnchanged(before, after);
  expect(shared).toEqual(after);
  expect(shared.pages[1]).toBe(before.pages[1]);
  expect(shared.pages[0]?.more).toBe(before.pages[0]?.more);
  expect(shared.undo).toBe(before.undo);
  expect(shared.pages[0]).not.toBe(before.pages[0]);
});

it.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: undefined }, {}],
  [{}, { a: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, [1]],
  [null, {}],
  ["a", "b"],
])("takes %j away for %j", (before, after) => {
  expect(reuseUnchanged(before, after)).toEqual(after);
  expect(reuseUnchanged(before, after)).not.toBe(before);
});

it("keeps the order of the names as it is now", () => {
  expect(Object.keys(reuseUnchanged({ a: 1, b: 2 }, { b: 2, a: 1 }))).toEqual(["b", "a"]);
});
