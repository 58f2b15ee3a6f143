import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { findShipped, shipped } from "./language.ts";
import { loadSchemas } from "./loadSchemas.ts";

const schemas = await loadSchemas(process.cwd());
const groups = ["words", "notFound"] as const;
type Group = (typeof groups)[number];
type Language = Record<Group, Record<string, string>>;

const folder = new URL("languages/", import.meta.url);
const languages = readdirSync(folder).map((file) => {
  const text = readFileSync(new URL(file, folder), "utf8");
  const language: Language = JSON.parse(text);
  return { name: path.parse(file).name, text, language };
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
        const english = propertiesOf(group).find(([name]) => name === key)?.[1].default;
        const isShared = word === english && !/^\W*\{/.test(word);
        expect(isShared, `${key}: ${word}`).toBe(shared[key]?.includes(name) ?? false);
        expect(word.trim()).toBe(word);
      }
    }
  });
});

it("has no language twice", () => {
  const texts = languages.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});
