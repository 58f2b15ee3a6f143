import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { describeSite } from "../../src/node/dev/editor/describeSite.ts";
import { readTranslations } from "../../src/node/dev/editor/translations.ts";
import { takeCatalogue, writeTranslation } from "../../src/node/dev/editor/writeCatalogue.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { homeYaml, writeSite } from "../pages/site.ts";

const catalogue = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"

# Look at the tone.
#, fuzzy
#| msgid "Two plans"
msgctxt "plans title"
msgid "Three plans"
msgstr "Zwei Tarife"
`;

const makeSite = async (source = catalogue) => {
  const root = await writeSite({
    "page.yaml": homeYaml.replace(
      "  base:",
      "  languages:\n    - lang: de\n      name: Deutsch\n  base:",
    ),
    "translations/de.po": source,
  });
  const translations = new Map([["de", { text: source, diagnostics: [] }]]);
  return { root, site: await loadSite(root, { ...(await loadFixtureContext()), translations }) };
};

it("the editor reads what waits in each language, with what was translated before", async () => {
  const { site } = await makeSite();
  const { languages, texts, source } = await readTranslations(site, "de");
  expect({ languages, source }).toMatchInlineSnapshot(`
    {
      "languages": [
        {
          "lang": "de",
          "missing": 5,
          "name": "Deutsch",
          "stale": 1,
        },
      ],
      "source": "en",
    }
  `);
  expect(texts.find(({ state }) => state === "stale")).toMatchInlineSnapshot(`
    {
      "before": "Two plans",
      "context": "plans title",
      "id": "Three plans",
      "note": "The invitation.",
      "page": "/",
      "state": "stale",
      "translation": "Zwei Tarife",
    }
  `);
  expect((await readTranslations(site)).texts).toEqual([]);
});

it("what is written in the editor is in the catalogue, which gets the texts that it lacks", async () => {
  const { root, site } = await makeSite();
  const write = (context: string, id: string, text: string, was = "") =>
    writeTranslation(site, { do: "translate", lang: "de", context, id, text, was });
  await write("plans title", "Three plans", "Drei Tarife", "Zwei Tarife");
  expect((await readTranslations(site)).languages).toMatchObject([{ lang: "de", stale: 0 }]);
  await write("header links.label", "Plans", "Tarife");
  const written = await readFile(path.join(root, "translations/de.po"), "utf8");
  expect(written).toContain(
    '# Look at the tone.\n#. The invitation.\nmsgctxt "plans title"\nmsgid "Three plans"\nmsgstr "Drei Tarife"\n',
  );
  expect(written).toContain('msgid "Plans"\nmsgstr "Tarife"');
  expect(await write("plans title", "Four plans", "Vier Tarife")).toMatchInlineSnapshot(`
    {
      "refusal": {
        "message": "The page has other words there by now.",
      },
    }
  `);
});

it("a translation does not go over one that its author never saw", async () => {
  const { root, site } = await makeSite();
  const text = { lang: "de", context: "plans title", id: "Three plans", text: "Drei Tarife" };
  const write = (was: string) => writeTranslation(site, { do: "translate", ...text, was });
  expect(await write("")).toMatchObject({ theirs: "Zwei Tarife" });
  const file = path.join(root, "translations/de.po");
  expect(await readFile(file, "utf8")).toBe(catalogue);
  expect(await write("Zwei Tarife")).not.toHaveProperty("theirs");
  expect(await readFile(file, "utf8")).toContain('msgstr "Drei Tarife"');
});

it("what is wrong in a catalogue is among the problems, and what waits is not", async () => {
  const { site } = await makeSite(
    catalogue.replace("#, fuzzy\n", "").replace("Zwei Tarife", "<b>Zwei</b> Tarife"),
  );
  const { pages } = await describeSite({ site, revision: 1 }, { own: undefined, open: new Set() });
  expect(pages[0]?.problems.filter(({ file }) => file)).toMatchInlineSnapshot(`
    [
      {
        "code": "markup",
        "column": 9,
        "file": "translations/de.po",
        "hint": "A text has no HTML. Take both "<b>" and "</b>" out.",
        "line": 9,
        "message": "Section 2, cta: in "title", visitors read "<b>" as it stands.",
        "path": [],
        "severity": "warning",
      },
    ]
  `);
});

it("nothing is written into a catalogue with a mistake", async () => {
  const broken = catalogue.replace('"Zwei Tarife"', '"Zwei Tarife');
  const { root, site } = await makeSite(broken);
  const text = {
    lang: "de",
    context: "plans title",
    id: "Three plans",
    text: "Drei Tarife",
    was: "",
  };
  expect(await writeTranslation(site, { do: "translate", ...text })).toMatchInlineSnapshot(`
    {
      "refusal": {
        "message": "translations/de.po has a mistake, and nothing is written into it until it is mended.",
      },
    }
  `);
  const file = path.join(root, "translations/de.po");
  expect(await readFile(file, "utf8")).toBe(broken);
  await writeFile(file, catalogue);
});

it("the translations of a whole catalogue are taken by their words, and never over better ones", async () => {
  const { root, site } = await makeSite(catalogue.replace("#, fuzzy\n", ""));
  const take = (text: string, lang = "de") =>
    takeCatalogue(site, { do: "take-catalogue", lang, text });
  const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  const entry = (context: string, id: string, text: string) =>
    `\nmsgctxt "${context}"\nmsgid "${id}"\nmsgstr "${text}"\n`;
  const given = [
    header,
    entry("header links.label", "Plans", "Tarife"),
    entry("plans title", "Three plan", "Drei Tarif"),
    entry("voices title", "Voice", "Stimme"),
    entry("elsewhere title", "Nothing of it", "Nichts davon"),
  ].join("");
  expect(await take(given)).toMatchObject({
    said: { translated: 1, stale: 1, unknown: 1 },
  });
  const { texts } = await readTranslations(site, "de");
  expect(
    texts.flatMap(({ state, translation }) => (translation ? [[state, translation]] : [])),
  ).toMatchInlineSnapshot(`
    [
      [
        "translated",
        "Tarife",
      ],
      [
        "translated",
        "Zwei Tarife",
      ],
      [
        "stale",
        "Stimme",
      ],
    ]
  `);
  const file = path.join(root, "translations/de.po");
  const before = await readFile(file, "utf8");
  expect(await take(given)).toMatchObject({ said: { translated: 0, stale: 0 } });
  const refusals = await Promise.all([
    take('msgid "Plans'),
    take("Nothing of the kind"),
    take(given, "fr"),
    take(given.replace("Content-Type", 'Language: fr\\n"\n"Content-Type')),
  ]);
  expect(
    refusals.map((each) => ("refusal" in each ? each.refusal.message : each)),
  ).toMatchInlineSnapshot(`
    [
      "Line 1 of the catalogue: The quotation mark at the end of the text is missing.",
      "Line 1 of the catalogue: "Nothing of the kind" is no part of a catalogue.",
      "The site is not in this language any more.",
      "The header of the catalogue says that it is in "fr", and not in "de". Choose the language that it is in, or correct the header.",
    ]
  `);
  expect(await readFile(file, "utf8")).toBe(before);
});
