import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";
import { findMixedLetters } from "./mixedLetters.ts";

test("bold letters of a network", () => {
  expect(answer("title: Voices", "title: 𝗡𝗲𝘄 voices")).toMatchInlineSnapshot(`
    "page.yaml:60:14 warning odd-letters Section 6, testimonials: "title" has "𝗡𝗲𝘄", whose letters screen readers and searches do not read as "New".
      59 |     props:
      60 |       title: 𝗡𝗲𝘄 voices
         |              ^^^
      Write New in its place. If it is meant, write # meant on the line above."
  `);
});

test("an invisible sign in a word", () => {
  expect(answer("title: Voices", "title: Voi\u200bces")).toMatchInlineSnapshot(`
    "page.yaml:60:14 warning odd-letters Section 6, testimonials: "title" has "Voi�ces", whose letters screen readers and searches do not read as "Voices".
      59 |     props:
      60 |       title: Voi�ces
         |              ^^^^^^^
      Write Voices in its place. If it is meant, write # meant on the line above."
  `);
});

test.each([
  ["𝑇𝒉𝑒 𝑛𝑖𝑔ℎ𝑡", true],
  ["ﬁne voices", true],
  ["V\u043eices of the night", true],
  ["\u0413\u043el\u043e\u0441\u0430", false],
  ["\u041c\u043ec\u043a\u0432\u0430", true],
  ["SMS\u043a\u0430, TV\u0448\u043e\u0443, \u0432\u043e\u043b\u043d\u0430", false],
  ["Voi\ufeffces", true],
  ["day\u200b/\u200bnight, \u0e20\u0e32\u0e29\u0e32\u200b\u0e44\u0e17\u0e22", false],
  ["the vector 𝑥 alone", false],
  ["ＡＢＣの声", false],
  ["① ² ½ ™ Å", false],
])("%s has odd letters: %s", (title, isOdd) => {
  const { diagnostics } = read(change(smallPage, "title: Voices", `title: ${title}`));
  expect(diagnostics.some(({ code }) => code === "odd-letters")).toBe(isOdd);
});

test("a title that only an invisible sign makes up is empty", () => {
  expect(answer("title: Voices", 'title: "\u200b"')).toMatchInlineSnapshot(`
    "page.yaml:60:14 error empty Section 6, testimonials: "title" is empty.
      59 |     props:
      60 |       title: "�"
         |              ^^^
      The section's heading, if it has one."
  `);
});

test("a word of one alphabet is as long as it likes", () => {
  for (const letter of ["y", "\u044f"]) {
    expect(findMixedLetters(letter.repeat(400_000))).toEqual([]);
  }
});
