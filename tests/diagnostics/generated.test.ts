import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { renderPage } from "../../src/entry.server.tsx";
import { resolveDeep, SampleResult } from "../../src/node/resolve/resolveDeep.ts";
import { mapFields } from "../../src/schema/fields.ts";
import { type Schemas, sectionSchema, typeOfSchema } from "../../src/schema/schemaNode.ts";
import type { ResolvedSection } from "../../src/shared/section.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { times } from "../random/times.ts";
import { isChosen } from "../section/pages.ts";
import { valuesOf } from "./arbitraries.ts";
import { read, report } from "./readFixture.ts";

const schemas = await loadSchemas(process.cwd());
const types = [...schemas.keys()].flatMap((file) => typeOfSchema(file) ?? []);
const inMiddle = types.filter((type) => !schemas.get(sectionSchema(type))?.once);
// In a run about a type that a page has once, others are between them.
const middle = inMiddle.some(isChosen) ? inMiddle.filter(isChosen) : inMiddle;

const sectionOf = (type: string) =>
  fc.record(
    {
      type: fc.constant(type),
      enabled: fc.boolean(),
      tone: fc.constantFrom("plain", "soft", "accent"),
      spacing: fc.constantFrom("none", "small", "normal", "large"),
      width: fc.constantFrom("narrow", "normal", "wide"),
      props: valuesOf(schemas, `sections/${type}.schema.json`),
    },
    { requiredKeys: ["type", "props"], noNullPrototype: true },
  );

const optional = (type: string) => fc.option(sectionOf(type), { nil: undefined });

/** Valid pages as YAML. */
const pages = fc
  .tuple(
    optional("announcement"),
    optional("header"),
    optional("hero"),
    fc.array(fc.constantFrom(...middle).chain(sectionOf), { minLength: 1, maxLength: 3 }),
    optional("footer"),
  )
  .map(([bar, header, hero, sections, footer]) => {
    let last = 0;
    const named = [bar, header, hero, ...sections, footer].flatMap((section, index) =>
      section ? [{ id: `s${index}`, ...withNeeded(section) }] : [],
    );
    const site = { name: "Lull", title: "Lull", description: "A page that nobody wrote." };
    const page = JSON.parse(JSON.stringify({ site, sections: named }), (key, value) => {
      if (key !== "id" || value !== "") return value;
      last += 1;
      return `n${last}`;
    });
    return stringify(page, { blockQuote: "literal" });
  });

/** A value for a section that shows nothing without one of its parts. */
const needed: Record<string, object> = {
  title: { title: "Lull" },
  text: { text: "Quiet *words*." },
  sample: { sample: { seed: 1, count: 2 } },
  action: { action: "https://lull.museum/form" },
  questions: { questions: [{ id: "", question: "Why?", answer: "Because." }] },
  places: { places: [{ address: "12 Mill Lane" }] },
};

/** Adds one of those properties to a section that has none. No file of texts/ has a random name. */
function withNeeded<T extends { type: string; props: unknown }>(section: T): T {
  const names = schemas.get(sectionSchema(section.type))?.needsOneOf?.names ?? [];
  const { file: _, ...props } = Object(section.props);
  if (names.length === 0 || names.some((key) => key in props)) {
    return { ...section, props };
  }
  return { ...section, props: { ...props, ...names.map((name) => needed[name]).find(Boolean) } };
}

const picture = { src: "/a.webp", alt: "", width: 4, height: 3, sources: [] };

/** Resolves props as the build does, without encoding pictures or drawing portraits. */
function resolve(all: Schemas, type: string, props: unknown): Promise<unknown> {
  const mapped = mapFields(all, `sections/${type}.schema.json`, props, [], (field) => {
    const { kind, value, schema } = field;
    if (kind === "href") return value === "todo" ? undefined : value;
    if (kind === "image") return picture;
    if (kind === "background") return { ...picture, scrim: { day: 40, night: 60 } };
    if (kind === "video") return { ...Object(value), poster: picture };
    if (kind !== "sample") return value;
    const person = { name: "Ada Byron", feedback: "Quiet.", rating: 5 };
    return new SampleResult(String(schema.fills), Promise.resolve([person]));
  });
  return resolveDeep(mapped);
}

test("random valid pages are read and rendered", { tags: ["random"] }, async () => {
  await fc.assert(
    fc.asyncProperty(pages, async (text) => {
      const { pageFile, diagnostics } = read(text);
      if (!pageFile) return expect.fail(report(text));
      const on = pageFile.sections.filter(({ enabled }) => enabled);
      const sections = await Promise.all(
        on.map(
          async ({
            type,
            id = type,
            tone,
            decoration,
            spacing,
            width,
            headings,
            props,
          }): Promise<ResolvedSection> => {
            const resolved = (await resolve(schemas, type, props)) as ResolvedSection["props"];
            return { type, id, tone, decoration, spacing, width, headings, props: resolved };
          },
        ),
      );
      const { path, listed, site, theme } = pageFile;
      const fonts = { css: "", files: [] };
      const rendering = { script: { code: "" } };
      const page = { path, listed, site, theme, fonts, sections };
      const { html, frames } = await renderPage(page, rendering);
      expect(frames.map(({ id }) => id)).toEqual(on.map(({ id }) => id));
      for (const { id } of on) expect(html).toContain(`id="${id}"`);
      // In any order of the sections, headings start at level one and never skip a level, unless a diagnostic says
      // so.
      if (on.every(({ type }) => ["announcement", "header", "footer"].includes(type))) return;
      if (diagnostics.some(({ code }) => code === "no-heading")) return;
      const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skips, text).toEqual([]);
      expect(levels.filter((level) => level === 1).length, text).toBeLessThanOrEqual(1);
    }),
    { seed: 5, numRuns: times(50) },
  );
});
