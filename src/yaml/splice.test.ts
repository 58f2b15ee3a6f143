import fc from "fast-check";
import { expect, test } from "vitest";
import { backwards, overlap, splice } from "./splice.ts";

const edits = [
  { start: 6, end: 11, text: "moon" },
  { start: 0, end: 0, text: "Oh, " },
];

test("edits are made whatever their order, and nothing else changes", () => {
  expect(splice("hello world!", edits)).toBe("Oh, hello moon!");
  expect(splice("hello", [])).toBe("hello");
});

test("offsets lead back to the original", () => {
  const back = backwards(edits);
  const result = splice("hello world!", edits);
  expect(back([result.indexOf("hello"), result.indexOf(" moon")])).toEqual([0, 5]);
  expect(back([result.indexOf("moon"), result.indexOf("!")])).toEqual([6, 11]);
  expect(back([1, 2])).toEqual([0, 0]);
  expect(back([result.length, result.length])).toEqual([12, 12]);
});

test("what was not edited is found again, wherever the edits were", () => {
  const text = "abcdefghijklmnopqrstuvwxyz";
  const edit = fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom("", "X", "XYZWXYZW"));
  const several = fc.array(edit, { maxLength: 4 }).map((parts) => {
    let at = 0;
    return parts.map(([gap, length, put]) => {
      const start = at + gap;
      at = start + length;
      return { start, end: at, text: put };
    });
  });
  fc.assert(
    fc.property(several, (made) => {
      const result = splice(text, made);
      const back = backwards(made);
      const kept = made.reduceRight(
        (left, { start, end }) => left.slice(0, start) + left.slice(end),
        text,
      );
      for (const letter of kept) {
        const at = result.indexOf(letter);
        expect(back([at, at])[0]).toBe(text.indexOf(letter));
      }
    }),
  );
});

test.each([
  [{ start: 0, end: 2 }, { start: 1, end: 3 }, true],
  [{ start: 0, end: 2 }, { start: 2, end: 3 }, false],
  [{ start: 2, end: 2 }, { start: 2, end: 2 }, true],
  [{ start: 0, end: 4 }, { start: 1, end: 2 }, true],
  [{ start: 3, end: 4 }, { start: 0, end: 3 }, false],
])("%j and %j touch the same letters: %s", (a, b, both) => {
  expect(overlap({ ...a, text: "" }, { ...b, text: "" })).toBe(both);
});
