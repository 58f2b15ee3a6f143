import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { renderPage } from "../../src/entry.server.tsx";
import { resolveDeep } from "../../src/node/resolve/resolveDeep.ts";
import { mapFields } from "../../src/schema/fields.ts";
import type { ResolvedSection } from "../../src/shared/section.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";

const context = await loadFixtureContext();
const { schemas } = context;

/** The types that may have no title, with their schema's examples without titles. */
const bare = readdirSync("schema/sections").flatMap((file) => {
  const {
    properties,
    required = [],
    examples,
  } = JSON.parse(readFileSync(`schema/sections/${file}`, "utf8"));
  if (!properties.title || required.includes("title")) return [];
  const type = path.basename(file, ".schema.json");
  const all: object[] = examples;
  return all.flatMap((props) => [
    { type, props: { ...props, title: undefined } },
    { type, props: { ...props, title: undefined, eyebrow: undefined } },
    { type, props: { ...props, title: undefined, eyebrow: undefined, text: undefined } },
  ]);
});

const picture = { src: "/a.webp", alt: "A boat.", width: 4, height: 3, sources: [] };

/** Renders sections as the build does, without encoding pictures or inventing people. */
async function render(declared: { type: string; id: string; props: object }[]) {
  const site = { name: "Lull", title: "Lull", description: "Quiet." };
  const { pageFile } = readPage(Buffer.from(JSON.stringify({ site, sections: declared })), context);
  if (!pageFile) throw new Error("The page breaks the rules.");
  const sections = await Promise.all(
    pageFile.sections.map(
      async ({ type, id = type, tone, decoration, spacing, width, headings, props }) => {
        const mapped = mapFields(schemas, `sections/${type}.schema.json`, props, [], (field) =>
          field.kind === "image" ? picture : field.value,
        );
        const resolved = (await resolveDeep(mapped)) as ResolvedSection["props"];
        return { type, id, tone, decoration, spacing, width, headings, props: resolved };
      },
    ),
  );
  const fonts = { css: "", files: [] };
  const { path, listed, site: resolvedSite, theme } = pageFile;
  const page = { path, listed, site: resolvedSite, theme, fonts, sections };
  const { html, frames } = await renderPage(page, { script: { code: "" } });
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  return { html, frames, levels };
}

const hero = { type: "hero", id: "top", props: { title: "Quiet" } };

it("may be left out of these", () => {
  expect([...new Set(bare.map(({ type }) => type))]).toEqual([
    "album",
    "carousel",
    "logos",
    "spotlight",
    "stats",
    "testimonials",
  ]);
});

describe.each(bare)("$type without a title, $props", (section) => {
  const own = { ...section, id: "own" };

  it("has a name all the same", async () => {
    const { frames } = await render([hero, own]);
    const { html = "" } = frames.find(({ id }) => id === "own") ?? {};
    expect(html).toMatch(/^<section[^>]* aria-label="[^"]+"/);
    expect(html).not.toMatch(/aria-labelledby="own\.title"|aria-label=""|undefined/);
  });

  it("stands in the outline where its title would: below the page's, never before it", async () => {
    const below = await render([hero, own]);
    expect(below.levels.filter((level) => level > 2)).toEqual([]);
    expect(below.levels[0]).toBe(1);
    const above = await render([own, hero]);
    expect(above.levels).toEqual([1]);
  });
});

it("gives no stars that nobody gave", async () => {
  const quote = { name: "Ada", feedback: "Quiet." };
  const items = [quote, { ...quote, rating: 3 }];
  const { html } = await render([hero, { type: "testimonials", id: "own", props: { items } }]);
  expect(html.match(/star-fill/g)).toHaveLength(5);
  expect(html).toContain("3 out of 5");
});
