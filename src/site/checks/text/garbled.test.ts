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
