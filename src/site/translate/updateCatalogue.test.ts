import { expect, it } from "vitest";
import type { Phrase } from "./listPhrases.ts";
import { parseCatalogue } from "./parseCatalogue.ts";
import { updateCatalogue } from "./updateCatalogue.ts";

/** Phrases from lines such as `hero title = Quiet`. */
const phrasesOf = (text: string): Phrase[] =>
  text
    .split("\n")
    .filter((line) => line.includes(" = "))
    .map((line) => {
      const [context = "", words = ""] = line.trim().split(" = ");
      const note = context.endsWith("title") ? "The heading." : undefined;
      return {
        context,
        text: words.replaceAll("\\n", "\n"),
        note,
        kind: "text",
        path: [],
        range: [0, 0],
      };
    });

const update = (source: string, phrases: string) =>
  updateCatalogue(parseCatalogue(source), phrasesOf(phrases), "de");

const first = `
  site.title = A quiet app
  hero title = Quiet
  hero text = One line.\\nAnother "line".
  cards items.title = Write
  cards items.title = Speak
`;

/** The catalogue with the text in capitals as the translation of each entry. */
const translate = (source: string) =>
  source.replaceAll(
    /^msgid (".*"\n(?:".*"\n)*)msgstr ""$(?!\n")/gm,
    (_, text: string) =>
      `msgid ${text}msgstr ${text.trim().toUpperCase().replaceAll("\\N", "\\n")}`,
  );

const start = update("", first);
const translated = translate(start);

it("writes each text of the site", () => {
  expect(start).toMatchInlineSnapshot(`
    "# The texts of the site, to be translated in Poedit or another program for catalogues of gettext.
    #
    # The note of a text says what it is for, and what its marks mean: they move with their words. Its context is the page,
    # the section and the setting that it is in. Texts with one context are beside each other on the page.
    # An empty translation is shown in the language of the site, and so is one that needs work (fuzzy).
    #
    # Save the file under its name, and send it back to those who gave it to you. What is finished may come first.
    msgid ""
    msgstr ""
    "Language: de\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"

    #. The heading.
    msgctxt "site.title"
    msgid "A quiet app"
    msgstr ""

    #. The heading.
    msgctxt "hero title"
    msgid "Quiet"
    msgstr ""

    msgctxt "hero text"
    msgid ""
    "One line.\\n"
    "Another \\"line\\"."
    msgstr ""

    #. The heading.
    msgctxt "cards items.title"
    msgid "Write"
    msgstr ""

    #. The heading.
    msgctxt "cards items.title"
    msgid "Speak"
    msgstr ""

    "
  `);
});

it("changes nothing twice, whatever the order", () => {
  expect(update(start, first)).toBe(start);
  const reversed = first.split("\n").reverse().join("\n");
  expect(update(translated, reversed)).toBe(translated);
});

/** The entries of the new catalogue that the old one does not have, as they are written. */
function changesOf(phrases: string, source = translated): string {
  const next = update(source, phrases);
  expect(update(next, phrases)).toBe(next);
  expect(parseCatalogue(next).diagnostics).toEqual([]);
  const blocksOf = (text: string) => text.replaceAll("\r\n", "\n").split("\n\n");
  const before = new Set(blocksOf(source).map((block) => block.trim()));
  return blocksOf(next)
    .map((block) => block.trim())
    .filter((block) => !before.has(block))
    .join("\n\n");
}

const changes: [change: string, phrases: string][] = [
  ["a text is reworded", first.replace("One line", "The first line")],
  ["another text is in its place", first.replace("A quiet app", "Sleep well")],
  ["an item is added", first.replace("Speak", "Draw\n cards items.title = Speak")],
  ["an item is gone", first.replace(/.*Speak\n/, "")],
  ["a section has another id", first.replaceAll("cards ", "features ")],
  [
    "a section has another id, and a text is reworded",
    first.replaceAll("hero ", "start ").replace("One line", "The line"),
  ],
  ["a page has another address", first.replaceAll("hero ", "/b/ hero ")],
  ["an item gets an id", first.replace("items.title = Speak", "#speak.title = Speak")],
  [
    "a text is in another section",
    first.replace("cards items.title = Speak", "hero note.title = Speak"),
  ],
];

it("changes what the site has changed", () => {
  const shown = changes.map(([change, phrases]) => `${change}:\n\n${changesOf(phrases)}`);
  expect(shown.join("\n\n")).toMatchInlineSnapshot(`
    "a text is reworded:

    #, fuzzy
    #| msgid ""
    #| "One line.\\n"
    #| "Another \\"line\\"."
    msgctxt "hero text"
    msgid ""
    "The first line.\\n"
    "Another \\"line\\"."
    msgstr ""
    "ONE LINE.\\n"
    "ANOTHER \\"LINE\\"."

    another text is in its place:

    #. The heading.
    #, fuzzy
    #| msgid "A quiet app"
    msgctxt "site.title"
    msgid "Sleep well"
    msgstr "A QUIET APP"

    an item is added:

    #. The heading.
    msgctxt "cards items.title"
    msgid "Draw"
    msgstr ""

    an item is gone:

    #~ msgctxt "cards items.title"
    #~ msgid "Speak"
    #~ msgstr "SPEAK"

    a section has another id:

    #. The heading.
    msgctxt "features items.title"
    msgid "Write"
    msgstr "WRITE"

    #. The heading.
    msgctxt "features items.title"
    msgid "Speak"
    msgstr "SPEAK"

    a section has another id, and a text is reworded:

    #. The heading.
    msgctxt "start title"
    msgid "Quiet"
    msgstr "QUIET"

    #, fuzzy
    #| msgctxt "hero text"
    #| msgid ""
    #| "One line.\\n"
    #| "Another \\"line\\"."
    msgctxt "start text"
    msgid ""
    "The line.\\n"
    "Another \\"line\\"."
    msgstr ""
    "ONE LINE.\\n"
    "ANOTHER \\"LINE\\"."

    a page has another address:

    #. The heading.
    msgctxt "/b/ hero title"
    msgid "Quiet"
    msgstr "QUIET"

    msgctxt "/b/ hero text"
    msgid ""
    "One line.\\n"
    "Another \\"line\\"."
    msgstr ""
    "ONE LINE.\\n"
    "ANOTHER \\"LINE\\"."

    an item gets an id:

    #. The heading.
    msgctxt "cards #speak.title"
    msgid "Speak"
    msgstr "SPEAK"

    a text is in another section:

    #. The heading.
    #, fuzzy
    #| msgctxt "cards items.title"
    #| msgid "Speak"
    msgctxt "hero note.title"
    msgid "Speak"
    msgstr "SPEAK""
  `);
});

it("a text that is back has its translation again", () => {
  const without = update(translated, first.replace(/.*Speak\n/, ""));
  expect(update(without, first)).toBe(translated);
});

it("keeps what others wrote, and the line ends", () => {
  const own = translated
    .replace(
      '#. The heading.\nmsgctxt "hero',
      '# Said aloud.\n#: elsewhere\n#, no-wrap\nmsgctxt "hero',
    )
    .replaceAll("\n", "\r\n");
  const next = update(own, first.replace("Quiet", "Quieter"));
  expect(next.replaceAll("\r\n", "")).not.toContain("\n");
  expect(changesOf(first.replace("= Quiet", "= Quieter"), own)).toMatchInlineSnapshot(`
    "# Said aloud.
    #: elsewhere
    #. The heading.
    #, no-wrap, fuzzy
    #| msgid "Quiet"
    msgctxt "hero title"
    msgid "Quieter"
    msgstr "QUIET""
  `);
});
