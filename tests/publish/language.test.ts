// @module-tag rest

import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { askConsent } from "../../src/render/askConsent.tsx";
import { defaultWords } from "../../src/site/languages.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { declareEverything, replaceFields, write } from "../injection/pages.ts";
import { copyFolder, makeProject } from "../project/makeProject.ts";
import { runBuild } from "../project/runVite.ts";

const schemas = await loadSchemas(process.cwd());
const english = defaultWords(schemas);
const definitions = schemas.get("page.schema.json")?.definitions;

/** A language that has no labels yet. */
const lang = "cy";

const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang, { timeZone: "UTC", ...options });
const of2024 = (month: number, day: number) => Date.UTC(2024, month, day);

/** The words of days and times in that language: weekdays, months and what is between a day and its time. */
const dateWords = [
  ...Array.from({ length: 7 }, (_, day) => inWords({ weekday: "long" }).format(of2024(0, day))),
  ...Array.from({ length: 12 }, (_, month) => inWords({ month: "long" }).format(of2024(month, 1))),
  ...inWords({ dateStyle: "long", timeStyle: "short" })
    .formatToParts(of2024(0, 1))
    .flatMap(({ type, value }) => (type === "literal" && value.trim() ? [value] : [])),
  "UTC",
];

/** Invented labels: each label is its own name, with the placeholders that it must have. */
function invent(group: "words" | "notFound"): Record<string, string> {
  const entries = Object.entries(definitions?.[group]?.properties ?? {});
  return Object.fromEntries(
    entries.map(([name, { default: word }]) => {
      const paths = String(word).match(/\{\w+\}/g) ?? [];
      return [name, [`⟦${name}⟧`, ...paths].join(" ")];
    }),
  );
}

const words = invent("words");
const notFound = invent("notFound");

/** Every example of every type, with ¤ as the only text of the author, and with many people but no samples. */
const everything = declareEverything();
const page = replaceFields(everything, ({ kind, value, schema }) => {
  // These are signs, which the page says in its own words.
  if (value === "yes" || value === "no") return value;
  if (kind === "text") return schema.word ? undefined : "¤";
  if (kind === "markdown" || kind === "code") return "¤";
  return kind === "sample" ? undefined : value;
});
const site = { name: "¤", title: "¤", description: "¤", lang, url: "https://example.com" };
const many = (key: string, value: unknown) =>
  key === "people" && Array.isArray(value)
    ? Array.from({ length: 5 }, () => structuredClone(value[0]))
    : value;
const sections = page.sections
  .filter(({ type, props }) => type !== "testimonials" || "items" in Object(props))
  // A file of the engine's own is in English.
  .filter(({ props }) => !("file" in Object(props)))
  // What is shown of another host has a label of the frame, unless it has its own.
  .map(({ props, ...section }) => ({
    ...section,
    props: "address" in Object(props) ? { ...Object(props), label: undefined } : props,
  }))
  .map((section) => JSON.parse(JSON.stringify(section), many));

/** Labels, and names that are the same in every language. */
const properNames = /⟦\w+⟧|App Store|Google Play|YouTube|OpenStreetMap|numbers\.example\.com/g;

/** The attributes that only machines read. */
const technical =
  /^(class|id|for|name|type|href|src|srcset|sizes|rel|value|poster|preload|hidden|property|lang|dir|translate|media|charset|http-equiv|action|method|autocomplete|as|crossorigin|role|scope|popover|popovertarget|popovertargetaction|loading|decoding|fetchpriority|viewbox|preserveaspectratio|d|data-(?!initials).*|aria-(hidden|expanded|controls|current|labelledby|describedby|live|disabled|selected))$/i;

let dist: string;
beforeAll(async () => {
  const root = await makeProject("invented-language", write({ ...page, site, sections }));
  await copyFolder(root, "src");
  // With a linked configuration, the build would read the languages beside the original file.
  const config = path.join(root, "vite.config.ts");
  rmSync(config);
  copyFileSync("vite.config.ts", config);
  await copyFolder(root, "languages");
  const file = path.join(root, `languages/${lang}/labels.json`);
  mkdirSync(path.dirname(file));
  writeFileSync(file, JSON.stringify({ words, notFound }));
  dist = await runBuild(root, "--mode", "draft");
});

const read = (file: string) => readFileSync(path.join(dist, file), "utf8");

/**
 * Every text of a document: its text nodes, the attributes that are shown or read out, and the content in its
 * styles.
 */
function listTexts(html: string): string[] {
  const markup = html
    .replaceAll(/ data-props='[^']*'/g, "")
    .replaceAll(/<meta (?![^>]*(description|title|site_name|:alt)")[^>]*>/g, "")
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");
  const attributes = [...markup.matchAll(/\s([\w:-]+)="([^"]*)"/g)]
    .filter(([, name = ""]) => !technical.test(name))
    .map(([, , value = ""]) => value);
  const texts = markup.split(/<[^>]*>/);
  const written = [...html.matchAll(/content:"([^"]*)"/g)].map(([, text = ""]) => text);
  return [...attributes, ...texts, ...written].map((text) => text.trim());
}

it.each(["index.html", "404.html"])("%s says nothing in English", (file) => {
  const texts = listTexts(read(file));
  const isForeign = (text: string) => {
    const withoutDates = dateWords.reduce((rest, word) => rest.replaceAll(word, " "), text);
    return /\p{L}{2}/u.test(withoutDates.replaceAll(properNames, ""));
  };
  expect(texts.length).toBeGreaterThan(10);
  expect([...new Set(texts.filter(isForeign))]).toEqual([]);
});

it("says every word somewhere", () => {
  // A draft counts no visits, so it does not ask either.
  const analytics = { provider: "plausible", id: "example.com", consent: true } as const;
  const asked = askConsent(analytics, { ...english, ...words });
  const said = listTexts(read("index.html") + read("404.html") + asked).join(" ");
  const names = [...Object.keys(words), ...Object.keys(notFound)];
  expect(names.filter((name) => !said.includes(`⟦${name}⟧`))).toEqual([]);
  expect(said).not.toMatch(/[{}]/);
});

it("sends no English in its scripts, and no word in its islands' props", () => {
  const scripts = readdirSync(path.join(dist, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => read(`assets/${file}`))
    .join("");
  // Pause is also a key in React.
  const phrases = Object.values(english).filter((word) => word.includes(" "));
  expect(phrases.length).toBeGreaterThan(5);
  expect(phrases.filter((word) => scripts.includes(word))).toEqual([]);
  expect(scripts).toContain("⟦menu⟧");
  expect(scripts).not.toContain("⟦skip⟧");
  expect(read("index.html")).not.toMatch(/data-props='[^']*⟦menu⟧/);
});

it("tells machines nothing in English", () => {
  expect(JSON.parse(read("manifest.json"))).toMatchObject({ lang, name: "¤" });
  // It has signs as the page's file has them.
  const signs = /(?<=^\s*- )(yes|no)$/gm;
  const texts = read("llms.txt")
    .replaceAll(/⟦\w+⟧|<https:.*>|\]\(\S*\)/g, "")
    .replaceAll(signs, "");
  expect(texts).not.toMatch(/\p{L}{2}/u);
});
