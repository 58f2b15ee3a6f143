import { expect, it } from "vitest";
import { lineCounter } from "../../yaml/parse.ts";
import { parseCatalogue } from "./parseCatalogue.ts";
import { lettersOf } from "./readString.ts";

const whole = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

# From a translator.
#. From the schema.
#, fuzzy, no-wrap
#| msgctxt "old"
#| msgid "old "
#| "text"
msgctxt "hero title"
msgid "text"
msgstr ""
"a \\"b\\"\\\\"
"\\101\\303\\274ü\\n"

# Kept.
#~ msgctxt "hero text"
#~ msgid "gone"
#~ msgstr "weg"
`;

it("reads all parts of an entry", () => {
  const { entries, metadata, diagnostics } = parseCatalogue(whole);
  expect(diagnostics).toEqual([]);
  expect(metadata?.text.value).toBe("Content-Type: text/plain; charset=UTF-8\n");
  const shown = entries.map(({ range, id, text, ...entry }) => ({
    ...entry,
    ...{ id: id.value, text: text.value },
  }));
  expect(shown).toMatchInlineSnapshot(`
    [
      {
        "comments": [
          "# From a translator.",
          "#. From the schema.",
        ],
        "context": "hero title",
        "flags": [
          "fuzzy",
          "no-wrap",
        ],
        "id": "text",
        "isObsolete": false,
        "previous": {
          "context": "old",
          "id": "old text",
        },
        "text": "a "b"\\Aüü
    ",
        "written": "msgstr ""
    "a \\"b\\"\\\\"
    "\\101\\303\\274ü\\n"",
      },
      {
        "comments": [
          "# Kept.",
        ],
        "context": "hero text",
        "flags": [],
        "id": "gone",
        "isObsolete": true,
        "previous": {},
        "text": "weg",
        "written": "msgstr "weg"",
      },
    ]
  `);
});

it("places each letter of a text", () => {
  const [entry] = parseCatalogue(whole).entries;
  if (!entry) throw new Error("The catalogue has an entry.");
  const letters = lettersOf(whole, entry.text);
  expect(letters).toHaveLength(entry.text.value.length);
  expect(letters.map((range) => whole.slice(...range)).join("|")).toMatchInlineSnapshot(
    `"a| |\\"|b|\\"|\\\\|\\101|\\303\\274|ü|\\n"`,
  );
});

const broken = `msgid ""
msgstr "Content-Type: text/plain; charset=ISO-8859-1\\n"

msgid "without
msgstr "b"

msgfoo "c"

msgid "open"
msgstr "d" e

#~ msgid "gone"
#~ msgstr "we\\qg"

msgid "no translation"
msgid "twin"
msgstr "1"
msgid "twin"
msgstr "2"
<<<<<<< HEAD
=======
>>>>>>> other

msgid "one"
msgid_plural "many"
msgstr[0] "x"
msgstr[1] "y"

msgstr "no source"
msgid bare
msgstr "z"
msgctxt "good"
msgid "good"
msgstr "gut"`;

it.each(["\n", "\r\n"])("reports every error at its place, and reads the rest (%j)", (end) => {
  const source = broken.replaceAll("\n", end);
  const { entries, diagnostics } = parseCatalogue(source);
  const place = lineCounter(source);
  const shown = diagnostics.map(({ range, message, hint }) => {
    const { line, column } = place(range[0]);
    return `${line}:${column} ${message} ${hint}`;
  });
  expect(shown.join("\n")).toMatchInlineSnapshot(`
    "2:8 The header says that the catalogue is in "ISO-8859-1", but it is in UTF-8. Write charset=UTF-8.
    4:15 The quotation mark at the end of the text is missing. Write " there.
    7:1 "msgfoo "c"" is no part of a catalogue. A line is a comment that begins with #, or a text in quotes behind msgctxt, msgid or msgstr.
    10:12 Behind the quotation mark is "e". A quotation mark inside the text is written \\".
    13:14 \\q is no escape. A backslash is written \\\\, and a line break \\n.
    15:7 The entry has no msgstr. Write msgstr below msgid, or delete the entry.
    18:7 "twin" is there a second time, after line 16. Keep the entry with the right translation, and delete the other.
    20:1 Git could not join two versions of the catalogue here. Keep one of the two versions, and delete the lines that Git put around them.
    21:1 Git could not join two versions of the catalogue here. Keep one of the two versions, and delete the lines that Git put around them.
    22:1 Git could not join two versions of the catalogue here. Keep one of the two versions, and delete the lines that Git put around them.
    25:1 msgid_plural is for plurals, which no text of a site has. Write one msgid and one msgstr.
    26:1 msgstr[0] is for plurals, which no text of a site has. Write one msgid and one msgstr.
    27:1 msgstr[1] is for plurals, which no text of a site has. Write one msgid and one msgstr.
    30:1 The text behind msgid is not in quotes. Write it as msgid "…"."
  `);
  expect(entries.map(({ id }) => id.value)).toEqual(["twin", "twin", "good"]);
});
