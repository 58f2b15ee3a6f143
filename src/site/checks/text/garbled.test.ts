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

test("letters as a mail program writes them", () => {
  expect(answer("title: Voices", "title: M=C3=BCller")).toMatchInlineSnapshot(`
    "page.yaml:60:15 warning garbled Section 6, testimonials: "title" has "=C3=BC", which a mail program writes for "ü".
      59 |     props:
      60 |       title: M=C3=BCller
         |               ^^^^^^
      Write ü in its place."
  `);
});

test.each([
  ["M=C3=BCller", "Write ü."],
  ["M=FCller", "Write ü."],
  ["=?utf-8?Q?M=C3=BCller_&_Co?=", "Write Müller & Co."],
  ["=?iso-8859-1?B?TfxsbGVy?=", "Write Müller."],
  ["M%C3%BCller", "Write ü."],
])("%s is a code", (title, offered) => {
  const { diagnostics } = read(change(smallPage, "title: Voices", `title: ${title}`));
  expect(diagnostics.map(({ suggestions }) => suggestions?.[0]?.title)).toEqual([offered]);
});

test("both quotes as a mail program writes them", () => {
  const { diagnostics } = read(change(smallPage, "title: Voices", "title: =E2=80=9CHi=E2=80=9D"));
  expect(diagnostics.map(({ code }) => code)).toEqual(["garbled", "garbled"]);
});

test.each([
  "E=MC2",
  "x=10 and a=B0",
  "size=FF",
  "See https://lull.museum/M%C3%BCller",
  "lull.museum/M%C3%BCller.pdf",
  "100% so, 50%",
])("%s is as it should be", (title) => {
  expect(read(change(smallPage, "title: Voices", `title: ${title}`)).diagnostics).toEqual([]);
});
