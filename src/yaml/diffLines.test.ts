import fc from "fast-check";
import { expect, it } from "vitest";
import { diffLines } from "./diffLines.ts";
import { splice } from "./splice.ts";

const text = fc
  .array(fc.constantFrom("a", "b", "c: d", "", "e\r", "🎉"), { maxLength: 30 })
  .map((lines) => lines.join("\n"));

it("gives edits that make the second text", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const edits = diffLines(before, after);
      for (const [index, { start }] of edits.entries()) {
        expect(start).toBeGreaterThanOrEqual(edits[index - 1]?.end ?? 0);
      }
      expect(splice(before, edits)).toBe(after);
    }),
    { numRuns: 1000 },
  );
});

it("leaves what lies between two changes alone", () => {
  const before = "one\ntwo\nthree\nfour\n";
  expect(diffLines(before, `# above\n${before.replace("two", "too")}# below\n`)).toEqual([
    { start: 0, end: 0, text: "# above\n" },
    { start: 5, end: 6, text: "o" },
    { start: 19, end: 19, text: "# below\n" },
  ]);
});

it("takes texts that differ in everything as one edit", () => {
  const lines = (name: string) =>
    Array.from({ length: 1000 }, (_, line) => `${name} ${line}\n`).join("");
  expect(diffLines(lines("old"), lines("new"))).toHaveLength(1);
});
