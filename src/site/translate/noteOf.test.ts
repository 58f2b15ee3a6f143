import { expect, it } from "vitest";
import { noteOf } from "./noteOf.ts";

it("a translator reads what a text is for, and what its marks mean", () => {
  expect(noteOf("The invitation.", "Begin today: 3 * 4 plans")).toBe("The invitation.");
  expect(noteOf(undefined, "Begin today")).toBeUndefined();
  const marked = "## All [plans](#plans) are **free** for {n} days {#free}";
  expect(noteOf("The text.", marked)).toMatchInlineSnapshot(`
    "The text.
    Behind [words], keep what is in round brackets: it is where the link leads.
    Keep {#…} as it is: links lead there.
    Keep {…} as it is: the page puts something in its place.
    Keep ** around the words that are bold.
    Keep # at the start: it makes the heading."
  `);
});
