import { expect, test } from "vitest";
import { change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

test("a setting inside a formatted text is told once", () => {
  const text =
    "answer: |\n                Nothing.\n                button:\n                  label: Go";
  const { diagnostics } = read(change(smallPage, "answer: Nothing.", text));
  expect(diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([
    "swallowed 59:17",
  ]);
});
