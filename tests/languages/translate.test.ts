import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { runTranslate } from "../../src/cli/runTranslate.ts";

const root = mkdtempSync(path.join(tmpdir(), "translate-"));
symlinkSync(path.resolve("schema"), path.join(root, "schema"));
symlinkSync(path.resolve("tests/fixtures/public"), path.join(root, "public"));

const page = `# Our page.
site:
  name: Lull
  title: Lull, a quiet journal
  description: A page small enough to be read whole.
sections:
  - type: cta
    id: start
    props:
      title: Begin # today
      text: Three plans, **all free**.
`;

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);

beforeEach(() => {
  rmSync(path.join(root, "translations"), { recursive: true, force: true });
  write("page.yaml", page);
});

it("starts a language", async () => {
  expect(await runTranslate(root, ["de", "pt-BR"])).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "Added Deutsch to site.languages in page.yaml.
    Added português (Brasil) to site.languages in page.yaml.
    translations/de.po: 0 translated, 4 to translate.
    translations/pt-BR.po: 0 translated, 4 to translate.
    ",
    }
  `);
  expect(
    read("page.yaml").replace(page.slice(page.indexOf("sections")), "…"),
  ).toMatchInlineSnapshot(`
    "# Our page.
    site:
      name: Lull
      title: Lull, a quiet journal
      description: A page small enough to be read whole.
      languages:
        - lang: de
          name: Deutsch
        - lang: pt-BR
          name: português (Brasil)
    …"
  `);
  expect(read("translations/pt-BR.po")).toMatchInlineSnapshot(`
    "# The texts of the site, to be translated in Poedit or another program for catalogues of gettext.
    #
    # The note of a text says what it is for, and what its marks mean: they move with their words. Its context is the page,
    # the section and the setting that it is in. Texts with one context are beside each other on the page.
    # An empty translation is shown in the language of the site, and so is one that needs work (fuzzy).
    #
    # Save the file under its name, and send it back to those who gave it to you. What is finished may come first.
    msgid ""
    msgstr ""
    "Language: pt_BR\\n"
    "MIME-Version: 1.0\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Content-Transfer-Encoding: 8bit\\n"

    #. The title in the browser tab and in search results. About 60 characters are shown.
    msgctxt "site.title"
    msgid "Lull, a quiet journal"
    msgstr ""

    #. One or two sentences for search results and shared links. About 155 characters are shown.
    msgctxt "site.description"
    msgid "A page small enough to be read whole."
    msgstr ""

    #. The invitation.
    msgctxt "start title"
    msgid "Begin"
    msgstr ""

    #. A sentence below it.
    #. Keep ** around the words that are bold.
    msgctxt "start text"
    msgid "Three plans, **all free**."
    msgstr ""

    "
  `);
});

it("updates every language, and names what waits", async () => {
  await runTranslate(root, ["de", "fr"]);
  const file = "translations/de.po";
  write(file, read(file).replaceAll(/(msgid "(.+)"\nmsgstr) ""/g, '$1 "[$2]"'));
  write(
    "page.yaml",
    read("page.yaml")
      .replace("Begin", "Start here")
      .replace(/ {6}text:.*\n/, ""),
  );
  expect(await runTranslate(root, [])).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "translations/de.po: 2 translated, 1 to look at again, 1 no longer on the site.
    translations/fr.po: 0 translated, 3 to translate.
    ",
    }
  `);
  const before = read(file);
  expect((await runTranslate(root, ["de"])).code).toBe(0);
  expect(read(file)).toBe(before);
});

it("writes nothing where a part of the site cannot be read", async () => {
  await runTranslate(root, ["de"]);
  const before = read("translations/de.po");
  write("page.yaml", read("page.yaml").replace("type: cta", "type: ctta"));
  expect(await runTranslate(root, [])).toMatchInlineSnapshot(`
    {
      "code": 1,
      "complaint": "page.yaml has mistakes, so nothing is written. npm run check explains them.",
      "output": "",
    }
  `);
  expect(read("translations/de.po")).toBe(before);
});

it("leaves a catalogue with an error as it is, and updates the others", async () => {
  await runTranslate(root, ["de", "fr"]);
  const broken = read("translations/de.po")
    .replace('"Begin"', '"Begin')
    .replace('"Lull, a', '"Lull, "a');
  write("translations/de.po", broken);
  write("page.yaml", read("page.yaml").replace("Begin", "Start here"));
  expect(await runTranslate(root, [])).toMatchInlineSnapshot(`
    {
      "code": 1,
      "complaint": "translations/de.po:17:15 error catalogue Behind the quotation mark is "a quiet journal"".
      16 | msgctxt "site.title"
      17 | msgid "Lull, "a quiet journal"
         |               ^^^^^^^^^^^^^^^^
      A quotation mark inside the text is written \\".

    translations/de.po:27:13 error catalogue The quotation mark at the end of the text is missing.
      26 | msgctxt "start title"
      27 | msgid "Begin
         |             ^
      Write " there.
    ",
      "output": "translations/fr.po: 0 translated, 4 to translate.
    ",
    }
  `);
  expect(read("translations/de.po")).toBe(broken);
  expect(read("translations/fr.po")).toContain("Start here");
});

it("refuses what it cannot do", async () => {
  const calls = [[], ["en"], ["Deutsch"], ["jp"], ["de", "en-UK"], ["xx"], ["de", "--all"]];
  const answers = [];
  for (const args of calls) {
    const { complaint, code } = await runTranslate(root, args);
    answers.push(`${args.join(" ")}: ${code} ${complaint}`);
  }
  expect(answers.join("\n")).toMatchInlineSnapshot(`
    ": 1 The site has one language. npm run translate -- de adds German, and so on.
    en: 2 en is the language that the pages are written in. Name another one.
    Deutsch: 2 "Deutsch" is no language. A language is written as de or pt-BR.
    jp: 2 Nothing is added: no language has the code "jp". Did you mean "ja"? A language is written as en, de or pt-BR.
    de en-UK: 2 Nothing is added: no country has the code "UK". Did you mean "en-GB"? A language is written as en, de or pt-BR.
    xx: 2 Nothing is added: no language has the code "xx". A language is written as en, de or pt-BR.
    de --all: 2 --all is not known. npm run translate -- --help lists the options."
  `);
  expect(existsSync(path.join(root, "translations"))).toBe(false);
  expect(read("page.yaml")).toBe(page);
});

it("lets a program draft what is missing, to be looked at", async () => {
  await runTranslate(root, ["de"]);
  const file = "translations/de.po";
  write(file, read(file).replace('msgid "Begin"\nmsgstr ""', 'msgid "Begin"\nmsgstr "Anfangen"'));
  const program = `node -e 'process.stdin.on("data", (text) => console.log(process.env.TARGET_LANGUAGE, String(text).toUpperCase()))'`;
  expect(await runTranslate(root, ["de", "--with", program])).toMatchInlineSnapshot(`
    {
      "code": 0,
      "output": "translations/de.po: 1 translated, 3 to look at again.
    ",
    }
  `);
  expect(read(file).slice(read(file).indexOf("#. The invitation"))).toMatchInlineSnapshot(`
    "#. The invitation.
    msgctxt "start title"
    msgid "Begin"
    msgstr "Anfangen"

    #. A sentence below it.
    #. Keep ** around the words that are bold.
    #, fuzzy
    msgctxt "start text"
    msgid "Three plans, **all free**."
    msgstr "de THREE PLANS, **ALL FREE**."

    "
  `);
  const drafted = read(file);
  expect((await runTranslate(root, ["--with", "exit 3"])).code).toBe(0);
  expect(read(file)).toBe(drafted);
});

it("keeps what a program has drafted before it failed", async () => {
  await runTranslate(root, ["de"]);
  const program = `read text; case "$text" in Begin) echo "no word for it" >&2; exit 1;; *) echo "[$text]";; esac`;
  expect(await runTranslate(root, ["de", "--with", program])).toMatchInlineSnapshot(`
    {
      "code": 1,
      "complaint": "read text; case "$text" in Begin) echo "no word for it" >&2; exit 1;; *) echo "[$text]";; esac: no word for it",
      "output": "translations/de.po: 0 translated, 2 to translate, 2 to look at again.
    ",
    }
  `);
});
