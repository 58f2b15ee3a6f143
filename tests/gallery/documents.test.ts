// @module-tag rest

import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { decodeHTML } from "entities";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { sites } from "../browser/sites.ts";
import { builtSite } from "../project/builtSite.ts";

interface Schema {
  needsOneOf?: { names: string[] };
  properties: Record<
    string,
    { minItems?: number; maxItems?: number; default?: unknown; fills?: string; excludes?: string }
  >;
  required?: string[];
  examples: unknown[];
}

const types = readdirSync("schema/sections").map((file) => {
  const schema: Schema = JSON.parse(readFileSync(`schema/sections/${file}`, "utf8"));
  return { type: path.basename(file, ".schema.json"), schema };
});

let folder: string;
/** The HTML of each type's article. */
let articles: Map<string, string>;

beforeAll(async () => {
  folder = await builtSite(sites.page, { mode: "gallery" });
  const html = await readFile(path.join(folder, "index.html"), "utf8");
  const parts = html.split('<article id="').slice(1);
  articles = new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), part]));
});

/** The texts that the group of an expression matches. */
const listAll = (html: string, expression: RegExp) =>
  [...html.matchAll(expression)].map(([, found = ""]) => decodeHTML(found));

test("the gallery has an article for each type, in order", () => {
  expect([...articles.keys()]).toEqual(types.map(({ type }) => type));
});

test("the YAML of each example is what the schema has, ready for page.yaml", () => {
  for (const { type, schema } of types) {
    const sources = listAll(articles.get(type) ?? "", /<pre><code>(.*?)<\/code><\/pre>/gs);
    expect(sources.map((yaml) => parse(`sections:\n${yaml}`))).toEqual(
      schema.examples.map((props) => ({ sections: [{ type, props }] })),
    );
  }
});

test("every value of a setting of the theme has a page, which differs from those of the others", async () => {
  const html = await readFile(path.join(folder, "theme.html"), "utf8");
  const samples = listAll(html, /<iframe src="([^"]*)"/g);
  expect(samples.length).toBeGreaterThan(60);
  const pages = new Map<string, string[]>();
  for (const sample of samples) {
    const [, setting = ""] = /^theme\/([\w.]+)-/.exec(sample) ?? [];
    const text = await readFile(path.join(folder, sample), "utf8");
    pages.set(setting, [...(pages.get(setting) ?? []), text]);
  }
  for (const [setting, texts] of pages) {
    expect([setting, new Set(texts).size]).toEqual([setting, texts.length]);
  }
  for (const file of listAll(html, /<img src="([^"]*)"/g)) {
    expect((await readFile(path.join(folder, file))).length).toBeGreaterThan(1000);
  }
});

test("every type has a page of variants, which the gallery leads to", async () => {
  for (const { type, schema } of types) {
    const [link = ""] = listAll(
      articles.get(type) ?? "",
      /<a href="([^"]*)">[^<]*each part left out/g,
    );
    const html = await readFile(path.join(folder, link), "utf8");
    const names = listAll(html, /data-variant="([^"]*)"/g);
    for (const [name, { maxItems, minItems = 0, default: fallback }] of Object.entries(
      schema.properties,
    )) {
      if (maxItems) {
        const within = [0, 1, 2, 3, 4, 5, 7].filter((n) => n >= minItems && n < maxItems);
        expect(names).toEqual(
          expect.arrayContaining([...within, maxItems].map((n) => `${name}: ${n}`)),
        );
      }
      const fills = Object.values(schema.properties).some(({ fills }) => fills === name);
      const isFilled = schema.properties[name]?.fills !== undefined;
      const isChoice = schema.needsOneOf?.names.includes(name);
      const isNeeded = schema.required?.includes(name) || isChoice;
      // It is in the place of another, or another in its place.
      const isInstead = Object.entries(schema.properties).some(
        ([other, { excludes }]) => excludes && [other, excludes].includes(name),
      );
      if (!isNeeded && !isInstead && fallback === undefined && !fills && !isFilled) {
        expect(names).toContain(`without ${name}`);
      }
    }
  }
});
