import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { runTranslate } from "../../src/cli/runTranslate.ts";
import { loadSite } from "../../src/index.ts";
import { decodeCatalogue } from "../../src/site/files/translations.ts";
import type { SiteContext } from "../../src/site/page/parsedPage.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import { readCatalogue } from "../../src/site/translate/readCatalogue.ts";
import { writeString } from "../../src/site/translate/readString.ts";
import { createParsers } from "../../src/yaml/reparse.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { homeYaml, subpage, writeSite } from "../pages/site.ts";

const files = {
  "page.yaml": homeYaml
    .replace("  base:", '  words:\n    position: "{n} from {all}"\n  base:')
    .replace(
      "title: Three plans",
      "title: Three plans\n      text: One is **free**, see [privacy](/privacy/).",
    ),
  "pages/privacy.yaml": subpage(`  - type: prose
    props:
      title: Your data
      text: |
        ## How long {#how-long}

        We keep *nothing*.
  - type: prose
    id: file
    props:
      title: More
      file: more.md
`),
  "texts/more.md": "A first paragraph.\n\n- one\n- two\n",
};

/** A site in German, with these translations in its catalogue. */
async function makeGerman(translations: Record<string, string>): Promise<string> {
  const root = await writeSite(files);
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await symlink(fixturePublicDir, path.join(root, "public"));
  const { complaint } = await runTranslate(root, ["de"]);
  if (complaint) throw new Error(complaint);
  const file = path.join(root, "translations/de.po");
  let source = await readFile(file, "utf8");
  for (const [text, translation] of Object.entries(translations)) {
    const line = `${writeString("msgid", text).join("\n")}\nmsgstr `;
    const empty = `${line}""`;
    expect(source).toContain(empty);
    source = source.replace(empty, () => line + JSON.stringify(translation));
  }
  await writeFile(file, source);
  return root;
}

const whole = {
  "Lull, a quiet journal": "Lull, ein stilles Tagebuch",
  "A page small enough to be read whole.": "Eine Seite, die man ganz lesen kann.",
  "{n} from {all}": "{n} aus {all}",
  Plans: "Preise",
  Privacy: "Datenschutz",
  "Three plans": "Drei Preise",
  "One is **free**, see [privacy](/privacy/).":
    "Einer ist **umsonst**, siehe [Datenschutz](/privacy/).",
  Voices: "Stimmen",
  "Your data": "Ihre Daten",
  "Privacy policy": "Datenschutz",
  "What we keep about you.": "Was wir von Ihnen aufheben.",
  "## How long {#how-long}": "## Wie lange {#how-long}",
  "We keep *nothing*.": "Wir heben *nichts* auf.",
  More: "Mehr",
  "A first paragraph.": "Ein erster Absatz.",
  "- one\n- two": "- eins\n- zwei",
};

/** The site in German, and what is told of its catalogue. */
async function read(root: string, context?: SiteContext) {
  const site = await loadSite(root, context);
  const [german] = site.languages;
  if (!german) throw new Error("The site has a language.");
  const told = german.diagnostics.map(
    ({ file, line, column, endColumn, severity, code, message, hint }) =>
      `${file}:${line}:${column}-${endColumn} ${severity} ${code} ${message}\n  ${hint}`,
  );
  return { german, told: told.join("\n") };
}

it("a whole translation has nothing to tell, but for what is off", async () => {
  const { german, told } = await read(await makeGerman(whole));
  expect(told).toMatchInlineSnapshot(`""`);
  const shown = german.pageFiles.map(({ path, site, sections, edition }) => [
    ...[path, site.lang, site.title, site.words.position, site.words.menu, edition?.untranslated],
    ...sections.map(({ props }) => JSON.stringify(props)),
  ]);
  expect(shown).toMatchInlineSnapshot(`
    [
      [
        "/de/",
        "de",
        "Lull, ein stilles Tagebuch",
        "{n} aus {all}",
        "Menü",
        [],
        "{"links":[{"label":"Preise","href":"#plans","threshold":0.2}],"button":{"label":"Datenschutz","href":"/de/privacy/"}}",
        "{"title":"Drei Preise","text":"Einer ist **umsonst**, siehe [Datenschutz](/de/privacy/).","layout":"panel"}",
        "{"title":"Stimmen","layout":"panel"}",
        "{"year":2025}",
      ],
      [
        "/de/privacy/",
        "de",
        "Datenschutz",
        "{n} aus {all}",
        "Menü",
        [],
        "{"links":[{"label":"Preise","href":"/de/#plans","threshold":0.2}],"button":{"label":"Datenschutz","href":"/de/privacy/"}}",
        "{"title":"Ihre Daten","text":"## Wie lange {#how-long}\\n\\nWir heben *nichts* auf.\\n"}",
        "{"title":"Mehr","file":"Ein erster Absatz.\\n\\n- eins\\n- zwei\\n"}",
        "{"year":2025}",
      ],
    ]
  `);
});

it("each mistake in a translation is told at its place, and the text of the site stands in for it", async () => {
  const root = await makeGerman({
    ...whole,
    "Lull, a quiet journal": " ",
    "{n} from {all}": "{n} von",
    "One is **free**, see [privacy](/privacy/).":
      "Einer ist **umsonst, siehe [hier](/datenschutz/).",
    "## How long {#how-long}": "#### Wie lange {#how-long}",
    "We keep *nothing*.": "Wir heben <b>nichts</b> auf.",
    "A first paragraph.": "Ein [erster](javascript:alert) Absatz.",
  });
  const { german, told } = await read(root);
  expect(told).toMatchInlineSnapshot(`
    "translations/de.po:18:8-11 notice untranslated Site: 1 of its 3 texts is not in Deutsch yet: "Lull, a quiet journal".
      Write the translation between the quotation marks behind msgstr.
    translations/de.po:29:8-17 error bad-text Site, words: "position" cannot be "{n} von".
      It holds {n} and {all}, as in "{n} of {all}"; no other { or } stands in it.
    translations/de.po:51:19-21 warning markup Section 2, cta: in "text", visitors read "**" as it stands.
      Write ** behind the last bold word too, or \\*\\* where asterisks are meant.
    translations/de.po:51:43-56 error no-target Section 2, cta, text: the link "/datenschutz/" leads nowhere: no page of the site and no file of public/ is there.
      Make the page pages/datenschutz.yaml, put the file into public/, or write the whole address, https://…, of a page that is not made here.
    translations/de.po:78:9-35 error heading-level Section 1, prose, text: "#### Wie lange {#how-long}" skips a level.
      Begin the line with ##.
    translations/de.po:84:19-22 error raw-html Section 1, prose, text: "<b>" is HTML, which a text cannot hold.
      Write ** in place of <b> and </b>.
    translations/de.po:94:22-38 error bad-link Section 2, prose, file: a link cannot be "javascript:alert": links that start with javascript: are not allowed.
      A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination."
  `);
  const [home, privacy] = german.pageFiles;
  expect(home?.site).toMatchObject({
    title: "Lull, a quiet journal",
    words: { position: "{n} von {all}" },
  });
  expect(JSON.stringify(privacy?.sections)).toContain("We keep *nothing*.");
  expect(privacy?.edition?.untranslated).toContain("A first paragraph.");
});

it("an id that a translated text has twice is told with its line in the catalogue, or in the text", async () => {
  const root = await makeGerman(whole);
  await writeFile(
    path.join(root, "texts/more.md"),
    "A first paragraph.\n\n## One {#one}\n\n- one\n- two\n\n## Two\n",
  );
  await runTranslate(root, ["de"]);
  const file = path.join(root, "translations/de.po");
  const source = await readFile(file, "utf8");
  const says = async (one: string, first: string) => {
    const of = (id: string) => `msgid "${id}"\nmsgstr "`;
    await writeFile(
      file,
      source
        .replace(of("## One {#one}"), of("## One {#one}") + one)
        .replace(of("## Two"), `${of("## Two")}## Zwei {#one}`)
        .replace("Ein erster Absatz.", first),
    );
    const { told } = await read(root);
    return /taken already, in (.*)\./.exec(told)?.[1];
  };
  const line = source.split("\n").indexOf('msgid "## One {#one}"') + 2;
  expect(await says("## Eins {#one}", "Kurz.")).toBe(`line ${line} of translations/de.po`);
  expect(await says("", "Zwei\\n\\nAbsätze.")).toBe("line 3 of texts/more.md");
});

it("a section that is renamed keeps its translation, before the catalogue is written again", async () => {
  const root = await makeGerman(whole);
  const page = path.join(root, "page.yaml");
  const source = await readFile(page, "utf8");
  await writeFile(page, source.replace("id: plans", "id: rates").replace('"#plans"', '"#rates"'));
  const { german, told } = await read(root);
  expect(told).toBe("");
  const [home] = german.pageFiles;
  expect(home?.sections.map(({ id }) => id)).toContain("rates");
  expect(home?.edition?.untranslated).toEqual([]);
  expect(JSON.stringify(home?.sections)).toContain("Drei Preise");
  // What a page says that cannot be read is unknown, so nothing is taken for a new name.
  await writeFile(page, source.replace("title: Three plans", "title: Three prices"));
  expect((await read(root)).german.pageFiles[0]?.edition?.untranslated).toEqual(["Three prices"]);
});

it("a price that is another one in a translation, and a catalogue of another language, are told", async () => {
  const root = await makeGerman({
    ...whole,
    "One is **free**, see [privacy](/privacy/).": "Ab 1.299,00 € und mit 20 % Nachlass.",
  });
  const file = path.join(root, "translations/de.po");
  const page = path.join(root, "page.yaml");
  const source = await readFile(file, "utf8");
  const says = async (text: string, header = "de_AT") => {
    const free = "One is **free**, see [privacy](/privacy/).";
    await writeFile(
      file,
      source.replaceAll(free, text).replace("Language: de", `Language: ${header}`),
    );
    const before = await readFile(page, "utf8");
    await writeFile(page, before.replace(free, text));
    const { told } = await read(root);
    await writeFile(page, before);
    return told;
  };
  expect(await says("From €1,299 and 20% off.")).toBe("");
  expect(await says("From $1,400, without more.")).toBe("");
  expect(await says("From €1,300 and 20% off.")).toMatchInlineSnapshot(`
    "translations/de.po:51:8-46 warning odd-price Section 2, cta: "text" has "1.299,00 €" in the translation, and "€1,300" in the text.
      Write the same amount in both. If it is meant, write # meant on a line above msgctxt."
  `);
  expect(await says("From EUR 1299 and 25% off.", "fr")).toMatchInlineSnapshot(`
    "translations/de.po:9:8-36 warning other-language The header says that the catalogue is in "fr", and its name that it is in "de": visitors who choose Deutsch read it.
      Put the catalogue of Deutsch in its place, or write Language: de if it is in Deutsch.
    translations/de.po:51:8-46 warning odd-price Section 2, cta: "text" has "20 %" in the translation, and "25%" in the text.
      Write the same amount in both. If it is meant, write # meant on a line above msgctxt."
  `);
});

it("what is still to write in a catalogue is told, and a page with an error hides none of it", async () => {
  const root = await makeGerman({
    ...whole,
    Plans: "TBD",
    "Three plans": "Drei Preise für [Name der Firma]",
    "Your data": "Lorem ipsum dolor sit amet",
    More: "<b>Mehr</b>",
    "A first paragraph.": "Mehr davon auf [der Seite](https://example.com/).",
  });
  const { told } = await read(root);
  expect(told).toMatchInlineSnapshot(`
    "translations/de.po:34:9-12 notice placeholder Section 1, header, item 1 of links: "label" still has "TBD", a placeholder.
      Write your own in its place. If it is meant, write # meant on a line above msgctxt.
    translations/de.po:44:25-41 notice placeholder Section 2, cta: "title" still has "[Name der Firma]", words in brackets that are to be replaced.
      Write what they ask for, without the brackets. If it is meant, write # meant on a line above msgctxt.
    translations/de.po:71:9-20 notice placeholder Section 1, prose: "title" still has "Lorem ipsum", a placeholder.
      Write your own in its place. If it is meant, write # meant on a line above msgctxt.
    translations/de.po:71:21-35 notice placeholder Section 1, prose: "title" still has "dolor sit amet", a placeholder.
      Write your own in its place. If it is meant, write # meant on a line above msgctxt.
    translations/de.po:89:9-12 warning markup Section 2, prose: in "title", visitors read "<b>" as it stands.
      A text has no HTML. Take both "<b>" and "</b>" out.
    translations/de.po:94:36-56 notice placeholder Section 2, prose, file: "link 1" names example.com, which stands for the address of any site.
      Write your own in its place. If it is meant, write # meant on a line above msgctxt."
  `);
  const page = path.join(root, "page.yaml");
  const source = await readFile(page, "utf8");
  await writeFile(page, source.replace("title: Three plans", "$&\n      titel: Three"));
  const wrong = await read(root);
  expect(wrong).toMatchObject({ told, german: { pageFiles: [] } });
  expect((await check(root, {})).output).toContain("translations/de.po: ");
  const file = path.join(root, "translations/de.po");
  const entry = 'msgctxt "header links.label"';
  await writeFile(file, (await readFile(file, "utf8")).replace(entry, "# meant\n$&"));
  expect((await read(root)).told).not.toContain("TBD");
  // The texts of a page that cannot be read are unknown, and nothing is told of those.
  await writeFile(page, source.replace("title: Three plans", 'title: "Three plans'));
  const unread = await read(root);
  expect(unread.told).toContain("Lorem ipsum");
  expect(unread.told).not.toContain("npm run translate");
});

it("what a comment says is meant is not told, in each entry of its own, and on the page at once", async () => {
  const root = await makeGerman({
    ...whole,
    Plans: "TBD",
    "A first paragraph.": "Lorem ipsum",
    "- one\n- two": "- TODO",
  });
  const file = path.join(root, "translations/de.po");
  const source = await readFile(file, "utf8");
  const context = await loadSiteContext(root);
  const first = await read(root, context);
  expect(first.told).toContain('"TODO"');
  expect(first.told.match(/write # meant on a line above msgctxt/g)).toHaveLength(3);
  const page = path.join(root, "page.yaml");
  const text = await readFile(page, "utf8");
  await writeFile(page, text.replace("label: Plans", "label: Plans # meant"));
  expect((await read(root, context)).told).not.toContain("TBD");
  const entry = /(?=msgctxt .*\nmsgid "A first paragraph.")/;
  await writeFile(file, source.replace(entry, "# meant: a band\n"));
  const { told } = await read(root);
  expect(told).not.toContain("Lorem ipsum");
  expect(told).toContain('"TODO"');
});

it("a translation that repeats another names its line, and one of a page that is cut names no lost section", async () => {
  const root = await makeGerman({
    ...whole,
    "Three plans": "Stimmen (so",
    "One is **free**, see [privacy](/privacy/).": "Stimmen (so",
    "A first paragraph.": "Ein [erster](#how-long) Absatz.",
  });
  const { told } = await read(root);
  expect(told).toMatchInlineSnapshot(`
    "translations/de.po:44:17-18 warning unpaired Section 2, cta: "title" opens a bracket with (, and does not close it.
      Take ( out, or write the one that is missing. If it is meant, write # meant on a line above msgctxt.
    translations/de.po:51:8-21 warning repeated Section 2, cta: visitors read the same as in line 44 of translations/de.po.
      Change one of the two, or take it out. If it is meant, write # meant on a line above msgctxt.
    translations/de.po:51:17-18 warning unpaired Section 2, cta: "text" opens a bracket with (, and does not close it.
      Take ( out, or write the one that is missing. If it is meant, write # meant on a line above msgctxt."
  `);
  const page = path.join(root, "pages/privacy.yaml");
  const source = await readFile(page, "utf8");
  await writeFile(page, source.replace("  - type: prose\n    id", "    type: prose\n    id"));
  expect((await read(root)).told).toBe(told);
});

it("a text without a translation that comes to repeat a translated one is noticed while the page is written", async () => {
  const root = await makeGerman({ "One is **free**, see [privacy](/privacy/).": "Drei Tarife" });
  const context = { ...(await loadSiteContext(root)), parserOf: createParsers() };
  const file = path.join(root, "page.yaml");
  const source = await readFile(file, "utf8");
  const told = async (title: string) => {
    await writeFile(file, source.replace("Three plans", title));
    const [same, fresh] = await Promise.all(
      [context, { ...context, parserOf: createParsers() }].map((each) => loadSite(root, each)),
    );
    const [german] = same?.languages ?? [];
    expect(german?.diagnostics).toEqual(fresh?.languages[0]?.diagnostics);
    return german?.diagnostics.filter(({ code }) => code === "repeated").length;
  };
  expect(await told("All plans")).toBe(0);
  expect(await told("All the plans")).toBe(0);
  expect(await told("Drei Tarife")).toBe(1);
  expect(await told("Drei Tarife oder vier")).toBe(0);
});

it("texts that were reworded, and a catalogue that is missing or broken, are told", async () => {
  const root = await makeGerman(whole);
  const page = path.join(root, "page.yaml");
  await writeFile(page, (await readFile(page, "utf8")).replace("Three plans", "Four plans"));
  const before = await read(root);
  await runTranslate(root, []);
  const after = await read(root);
  const file = path.join(root, "translations/de.po");
  const source = await readFile(file, "utf8");
  await writeFile(file, source.replace('"Preise"', '"Preise').replace('"Mehr"', "Mehr"));
  const broken = await read(root);
  await writeFile(file, Buffer.from(source, "utf16le"));
  const unreadable = await read(root);
  await rm(file);
  const missing = await read(root);
  const all = { before, after, broken, unreadable, missing };
  const lines = Object.entries(all).map(
    ([name, { told, german }]) => `${name}, ${german.pageFiles.length} pages:\n${told}`,
  );
  expect(lines.join("\n\n")).toMatchInlineSnapshot(`
    "before, 2 pages:
    translations/de.po:1:1-1 notice untranslated Section 2, cta: 1 of its 2 texts is not in Deutsch yet: "Four plans".
      Run npm run translate: it writes the texts into the catalogue.

    after, 2 pages:
    translations/de.po:46:8-21 warning stale-translation Section 2, cta: the page says "Four plans" now, and said "Three plans" when this was translated.
      Look at the translation, and take the word fuzzy out of the line above it.

    broken, 2 pages:
    translations/de.po:34:15-15 error catalogue The quotation mark at the end of the text is missing.
      Write " there.
    translations/de.po:46:8-21 warning stale-translation Section 2, cta: the page says "Four plans" now, and said "Three plans" when this was translated.
      Look at the translation, and take the word fuzzy out of the line above it.
    translations/de.po:91:1-12 error catalogue The text behind msgstr is not in quotes.
      Write it as msgstr "…".

    unreadable, 0 pages:
    translations/de.po:1:1-2 error encoding The file is saved as UTF-16, which cannot be read.
      Save it again with the encoding UTF-8.

    missing, 2 pages:
    translations/de.po:1:1-1 notice untranslated Site: none of its 3 texts is in Deutsch yet.
      Run npm run translate: it writes the texts into the catalogue.
    translations/de.po:1:1-1 notice untranslated Section 1, header: none of its 2 texts is in Deutsch yet.
      Run npm run translate: it writes the texts into the catalogue.
    translations/de.po:1:1-1 notice untranslated Section 2, cta: none of its 2 texts is in Deutsch yet.
      Run npm run translate: it writes the texts into the catalogue.
    translations/de.po:1:1-1 notice untranslated pages/privacy.yaml: Page: none of its 2 texts is in Deutsch yet.
      Run npm run translate: it writes the texts into the catalogue.
    translations/de.po:1:1-1 notice untranslated pages/privacy.yaml: Section 1, prose: none of its 3 texts is in Deutsch yet.
      Run npm run translate: it writes the texts into the catalogue.
    translations/de.po:1:1-1 notice untranslated pages/privacy.yaml: Section 2, prose: none of its 3 texts is in Deutsch yet.
      Run npm run translate: it writes the texts into the catalogue."
  `);
});

it("check counts what waits, and --strict refuses it", async () => {
  const { "Three plans": _, ...some } = whole;
  const root = await makeGerman(some);
  expect((await check(root, {})).code).toBe(0);
  const { output, code } = await check(root, { strict: true });
  expect({ code, output: output.slice(output.indexOf("translations/")) }).toMatchInlineSnapshot(`
    {
      "code": 1,
      "output": "translations/de.po:44:8 error untranslated Section 2, cta: 1 of its 2 texts is not in Deutsch yet: "Three plans".
      43 | msgid "Three plans"
      44 | msgstr ""
         |        ^^
      Write the translation between the quotation marks behind msgstr.

    page.yaml is in order.
    pages/privacy.yaml is in order.
    translations/de.po: 1 error.",
    }
  `);
});

it("a catalogue is not in order for certain while a page has an error", async () => {
  const root = await makeGerman(whole);
  expect((await check(root, {})).output).toContain("translations/de.po is in order.");
  const file = path.join(root, "page.yaml");
  const page = await readFile(file, "utf8");
  await writeFile(file, page.replace("sections:", "sections:\n  - type: cta\n    props: {}"));
  expect((await check(root, {})).output).toContain(
    "translations/de.po: what it lacks is counted once no page has an error.",
  );
});

it("a catalogue may be larger than a page", () => {
  const text = `${"# A comment of a translator, and another one.\n".repeat(40_000)}msgctxt "a title"\nmsgid "One"\nmsgstr "Eins"\n`;
  expect(readCatalogue(decodeCatalogue(Buffer.from(text))).diagnostics).toEqual([]);
  expect(decodeCatalogue(Buffer.alloc(21 * 1024 * 1024)).diagnostics).toMatchInlineSnapshot(`
    [
      {
        "code": "too-large",
        "hint": "Take out what is no longer on the site: the entries at its end that begin with #~.",
        "message": "The file is 21.0 MB; a catalogue may have up to 20 MB.",
        "range": [
          0,
          1,
        ],
      },
    ]
  `);
});
