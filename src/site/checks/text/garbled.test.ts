import { expect, test } from "vitest";
import { answer, change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

test("letters that a program has garbled", () => {
  expect(answer("title: Voices", "title: StÃ¼hle")).toMatchInlineSnapshot(`
    "page.yaml:60:16 warning garbled Section 6, testimonials: "title" has "Ã¼", which a program has made of "ü".
      59 |     props:
      60 |       title: StÃ¼hle
         |                ^^
      Write ü in its place."
  `);
});

test.each([
  ["Ã¼", "ü"],
  ["Ã©", "é"],
  ["Ãœ", "Ü"],
  ["â€œ", "“"],
  ["â€™", "’"],
  ["â€“", "–"],
  ["â‚¬", "€"],
  ["Å‚", "ł"],
])("%s is %s", (shown, meant) => {
  const { diagnostics } = read(change(smallPage, "title: Voices", `title: See ${shown} here`));
  const [{ suggestions: [offered] = [] } = {}] = diagnostics;
  expect(offered?.title).toBe(`Write ${meant}.`);
});

test.each(["SÃO PAULO", "MAÇÃS", "Ängste – groß", "Å, Ä och Ö", "Âge", "Ã", "château €5"])(
  "%s is meant",
  (title) => {
    expect(read(change(smallPage, "title: Voices", `title: ${title}`)).diagnostics).toEqual([]);
  },
);

test.each([
  ["a lost letter", "M\ufffdller", "Write the letter that is meant."],
  ["a lost picture", "See \ufffc here", "Take it out."],
  [
    "a bullet of Word",
    "\uf0b7 One",
    "Write a sign that all fonts have, such as • or →, or take it out.",
  ],
])("%s is no matter of the typeface", (_, title, advice) => {
  const { diagnostics } = read(change(smallPage, "title: Voices", `title: ${title}`));
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([["garbled", advice]]);
});

test("where a letter is lost", () => {
  expect(answer("title: Voices", "title: St\ufffdhle")).toMatchInlineSnapshot(`
    "page.yaml:60:16 warning garbled Section 6, testimonials: "title" has the character U+FFFD, which a program writes for a letter that it has lost.
      59 |     props:
      60 |       title: St�hle
         |                ^
      Write the letter that is meant."
  `);
});
