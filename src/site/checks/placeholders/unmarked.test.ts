import { expect, test } from "vitest";
import { stringify } from "yaml";
import { change, read, smallPage } from "../../../../tests/diagnostics/readFixture.ts";

const site = { name: "Lull", title: "Lull", description: "A page to sleep by." };
const write = (type: string, props: object) =>
  stringify({ site, sections: [{ type, props }] }, { lineWidth: 0 });
const told = (page: string) =>
  read(page)
    .diagnostics.filter(({ code }) => code === "placeholder")
    .map(({ line, column, message }) => `${line}:${column} ${message}`);

test.each([
  "Lorem *ipsum* dolor",
  "Sed ut *perspiciatis* unde omnis",
  "Here you say *what happens* next.",
  "Hello {*name*}, sleep well",
  "More than *XX* people sleep",
  "Insert *your text* here",
])("emphasis does not hide a placeholder: %s", (text) => {
  const pages = [
    write("statement", { title: text, lines: ["Sleep well tonight"] }),
    write("hero", { title: "Sleep", text }),
    write("hero", { title: "Sleep", text: text.replaceAll("*", "**") }),
    write("prose", { title: "Sleep", text: `So it is:\n\n${text}\n` }),
  ];
  expect(pages.map((page) => told(page).length)).toEqual([1, 1, 1, 1]);
});

test.each([
  "*Untitled*",
  "Your *headline* here",
  "*Your promise* in a few words",
  "Hello, *world*",
])("a title that is a placeholder is one with emphasis, too: %s", (title) =>
  expect(told(write("statement", { title, lines: ["Sleep well tonight"] }))).toHaveLength(1),
);

test.each(["A *quiet* night", "The text *here* is short, and this night, *too*", "2*3*4 nights"])(
  "%s is a text as any other",
  (text) => {
    expect(told(write("statement", { title: text, lines: [text] }))).toEqual([]);
    expect(told(write("prose", { title: "Sleep", text: `${text}\n` }))).toEqual([]);
  },
);

test("a backslash before a bracket hides no placeholder, and is not quoted", () => {
  const text = "We are \\[your name\\] of \\[*the* town\\], sleep well";
  const words = [
    '"text" still has "[your name]", words in brackets that are to be replaced.',
    '"text" still has "[the town]", words in brackets that are to be replaced.',
  ];
  expect(told(write("prose", { title: "Sleep", text }))).toEqual([
    `9:21 Section 1, prose: ${words[0]}`,
    `9:38 Section 1, prose: ${words[1]}`,
  ]);
  expect(told(write("hero", { title: "Sleep", text }))).toEqual([
    `9:21 Section 1, hero: ${words[0]}`,
    `9:38 Section 1, hero: ${words[1]?.replace("the", "*the*")}`,
  ]);
  expect(told(write("prose", { title: "Sleep", text: "So \\[sic\\] and 2\\*3\\_4" }))).toEqual([]);
});

test("it is reported once, where it is", () => {
  const text = "We are [**your company**] of **lorem** ipsum dolor sit amet";
  expect(told(write("prose", { title: "Sleep", text }))).toMatchInlineSnapshot(`
    [
      "9:20 Section 1, prose: "text" still has "[your company]", words in brackets that are to be replaced.",
      "9:44 Section 1, prose: "text" still has "lorem", a placeholder.",
      "9:58 Section 1, prose: "text" still has "dolor sit amet", a placeholder.",
    ]
  `);
  expect(told(write("hero", { title: "Sleep", text }))).toMatchInlineSnapshot(`
    [
      "9:20 Section 1, hero: "text" still has "[**your company**]", words in brackets that are to be replaced.",
      "9:44 Section 1, hero: "text" still has "lorem ipsum", a placeholder.",
      "9:58 Section 1, hero: "text" still has "dolor sit amet", a placeholder.",
    ]
  `);
});

test.each(["Lorem ipsum", "alt text", "image", "IMG_1234.jpg"])(
  "a picture in a long text may not be called %s",
  (alt) => {
    const text = `See:\n\n![${alt}](/images/hero.png)\n`;
    const [found, ...others] = told(write("prose", { title: "Sleep", text }));
    expect(found).toContain('12:11 Section 1, prose, text: "alt"');
    expect(others).toEqual([]);
  },
);

test("a picture in a long text that is described has no placeholder", () => {
  const text = "![The app on a phone](/images/hero.png)\n";
  expect(told(write("prose", { title: "Sleep", text }))).toEqual([]);
});

test.each([
  ["video", 1],
  ["Hero video", 1],
  ["tour.mp4", 1],
  ["A film of the river at night, and a boat on it.", 0],
])("the description %s of a film has %i", (description, count) => {
  const film = { mp4: "/videos/tour.mp4", poster: "/images/tour-poster.png", description };
  expect(told(write("hero", { title: "Sleep", film }))).toHaveLength(count);
});

test("of an ordinary page, nothing is reported", () => {
  expect(told(change(smallPage, "title: Voices", "title: Our *voices*"))).toEqual([]);
});
