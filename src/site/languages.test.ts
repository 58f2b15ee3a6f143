import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { mapFields } from "../schema/fields.ts";
import { sectionSchema, sectionTypes } from "../schema/schemaNode.ts";
import { examplesFile, firstExample } from "./exampleProps.ts";
import { english, findShipped, listLanguageFiles, readLanguageFile, shipped } from "./languages.ts";
import { loadSchemas } from "./schemas/loadSchemas.ts";

const schemas = await loadSchemas(process.cwd());
const groups = ["words", "notFound"] as const;
type Group = (typeof groups)[number];
type Language = Record<Group, Record<string, string>>;

const languages = listLanguageFiles("labels.json").map(({ file, lang }) => {
  const text = readFileSync(file, "utf8");
  const language: Language = JSON.parse(text);
  return { name: lang, text, language };
});

/** The properties of a group in the schema. Their defaults are the English labels. */
const propertiesOf = (group: Group) =>
  Object.entries(schemas.get("page.schema.json")?.definitions?.[group]?.properties ?? {});

/** Labels that are the same in English and in these languages. */
const shared: Record<string, string[]> = {
  no: ["es", "it"],
  menu: ["da", "fr", "it", "nl", "pl", "pt", "pt-BR"],
  pause: ["fr"],
  slide: ["pt-BR"],
};

it("covers the languages of our users", () => {
  const wanted =
    "en de fr es it pt pt-BR nl pl sv da nb fi cs uk ru tr el ar he ja zh zh-Hant ko".split(" ");
  expect([...shipped].sort()).toEqual(wanted.sort());
});

it("takes a page for the language that its readers read", () => {
  const tags = {
    "de-AT": "de",
    "en-GB": "en",
    iw: "he",
    nn: "nb",
    "no-NO": "nb",
    "pt-AO": "pt",
    "pt-Latn-br": "pt-BR",
    "ru-Latn": undefined,
    sr: undefined,
    "zh-Hans-TW": "zh",
    "zh-HK": "zh-Hant",
    "zh-Latn": undefined,
    "zh-SG": "zh",
    "zh-TW": "zh-Hant",
  };
  expect(Object.fromEntries(Object.keys(tags).map((tag) => [tag, findShipped(tag)]))).toEqual(tags);
});

it("knows no word that a section says by default and no language has", () => {
  const words = new Map(propertiesOf("words"));
  const defaults = [...schemas.values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/\{[^{}]*"\$ref":"[^"]*\/text"[^{}]*\}/g)]
      .map(([property]): { default?: string; word?: string } => JSON.parse(property))
      .filter((property) => "default" in property),
  );
  const own = new Set(
    groups.flatMap((group) => propertiesOf(group).map(([, node]) => node.default)),
  );
  expect(defaults.filter(({ word }) => word).length).toBeGreaterThan(3);
  expect(
    defaults.filter(({ default: text, word }) =>
      word ? words.get(word)?.default !== text : !own.has(text),
    ),
  ).toEqual([]);
});

describe.each(languages)("$name", ({ name, text, language }) => {
  it("has every word once, and no other", () => {
    expect(Object.keys(language)).toEqual(groups);
    for (const group of groups) {
      expect(Object.keys(language[group])).toEqual(propertiesOf(group).map(([key]) => key));
    }
    const keys = [...text.matchAll(/"(\w+)": /g)].map(([, key]) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it("keeps every place for a value, as an author has to", () => {
    const ajv = new Ajv({ strict: false });
    for (const group of groups) {
      for (const [key, { $ref: _, ...rule }] of propertiesOf(group)) {
        expect(ajv.validate({ ...rule, type: "string" }, language[group][key]), key).toBe(true);
      }
    }
  });

  it("says nothing in English, and nothing with blanks around it", () => {
    for (const group of groups) {
      for (const [key, word] of Object.entries(language[group])) {
        const original = propertiesOf(group).find(([name]) => name === key)?.[1].default;
        if (name === english) expect(word).toBe(original);
        else if (!/^\W*\{/.test(word))
          expect(word === original, `${key}: ${word}`).toBe(shared[key]?.includes(name) ?? false);
        expect(word.trim()).toBe(word);
      }
    }
  });
});

it("has no language twice", () => {
  const texts = languages.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});

/** Names that are the same in every language, figures, and words that are shown as signs. */
const isName = (text: string) =>
  /^(?:[\d+ ]+|yes|no|Discord|GitHub|JavaScript|Mastodon|Python|Shell|Plus|hello@example\.com)$/.test(
    text,
  ) ||
  /^(?:Mara Lind|Jo Abara|Eli Roth|Noor|Noor Haddad|Sam Ortiz|Anna-Sofia \S+)$/.test(text) ||
  /^(?:Northwind|Fernhill|Halcyon Daily|Tidewater|Oakline|Lumen & Co)$/.test(text);

/** The texts of the first example of each type, without names. */
const exampleTexts = new Map(
  sectionTypes(schemas).map(([type]) => {
    const texts: string[] = [];
    mapFields(schemas, sectionSchema(type), firstExample(schemas, type), [], ({ kind, value }) => {
      const isText = ["formatted", "markdown", "text"].includes(kind) && typeof value === "string";
      if (isText && !isName(value)) texts.push(value);
      return value;
    });
    return [type, texts];
  }),
);

it.each(listLanguageFiles(examplesFile))(
  "$lang has all texts of a type's example or none, and no other",
  (file) => {
    const translations = readLanguageFile<Record<string, string>>(file);
    const missing = [...exampleTexts].flatMap(([type, texts]) => {
      const others = [...exampleTexts].flatMap(([other, each]) => (other === type ? [] : each));
      const own = texts.filter((text) => !others.includes(text));
      // The example of a type of one's own is in one language.
      const isTranslated = own.some((text) => Object.hasOwn(translations, text));
      return isTranslated ? texts.filter((text) => !Object.hasOwn(translations, text)) : [];
    });
    expect(missing).toEqual([]);
    const known = [...exampleTexts.values()].flat();
    expect(Object.keys(translations).filter((text) => !known.includes(text))).toEqual([]);
  },
);

/** The addresses, ids, notes and code of a text, which are the same in every language. */
const marksIn = (text: string) =>
  (text.match(/\]\([^\s)]+|\{#[^}]+\}|\[\^\w+\]|`[^`\n]+`|\*+|~~/g) ?? []).sort();

it.each(listLanguageFiles(examplesFile))("$lang keeps the marks of every text", (file) => {
  for (const [text, translation] of Object.entries(readLanguageFile<Record<string, string>>(file)))
    expect(marksIn(translation), text).toEqual(marksIn(text));
});
