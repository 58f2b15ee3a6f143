import { expect, it } from "vitest";
import { noteOf } from "./noteOf.ts";

it("a translator reads what a text is for, and what its marks mean", () => {
  expect(noteOf("The invitation.", "Begin today: 3 * 4 plans", false)).toBe("The invitation.");
  expect(noteOf(undefined, "Begin today", false)).toBeUndefined();
  const marked = "## All [plans](#plans) are **free** for {n} days {#free}";
  expect(noteOf("The text.", marked, false)).toMatchInlineSnapshot(`
    "The text.
    Behind [words], keep what is in round brackets: it is where the link leads.
    Keep {#…} as it is: links lead there.
    Keep {…} as it is: the page puts something in its place.
    Keep ** around the words that are bold.
    Keep # at the start: it makes the heading."
  `);
});

it("a translator reads nothing that is for the author alone", () => {
  expect(noteOf("The words on it. Left out, there are none.", "Begin", false)).toBe(
    "The words on it.",
  );
  expect(noteOf("A Markdown file in texts/.", "Lull Ltd\\\n12 Quiet Lane[^way]", true)).toBe(
    "A part of a long text, such as a paragraph or a heading.\nKeep [^…] as it is: a note belongs there.\nKeep \\ at the end of a line: the next words begin a new one.",
  );
  expect(noteOf(undefined, "One page.\nNo fuss", false)).toBe("Each new line is one on the page.");
  expect(noteOf(undefined, "One page.\nNo fuss", true)).toContain(
    "\nA new line is a blank here, and need not be kept.",
  );
  expect(noteOf(undefined, "- One page\n- No fuss", true)).not.toContain("new line");
});
