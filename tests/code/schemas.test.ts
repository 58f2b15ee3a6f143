import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { mapFields } from "../../src/schema/fields.ts";
import { sectionTypes, typeOfSchema } from "../../src/schema/schemaNode.ts";
import { isDrawing } from "../../src/shared/icons.ts";
import { loadExampleFiles } from "../../src/site/files/publicFiles.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { isChosen } from "../section/pages.ts";
import { shippedTypes } from "../section/shippedTypes.ts";

const context = await loadFixtureContext();
const { schemas } = context;

interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  default?: unknown;
  enum?: unknown[];
  claims?: string[];
  additionalProperties?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  examples?: Record<string, unknown>[];
}

const types = readdirSync("schema/sections")
  .map((file) => {
    const schema: Schema = JSON.parse(readFileSync(`schema/sections/${file}`, "utf8"));
    return [path.basename(file, ".schema.json"), schema] as const;
  })
  .filter(([type]) => isChosen(type));

/** Every schema inside this one and in the same file, by its path. */
function below(schema: Schema, at = ""): [path: string, Schema][] {
  const inner = Object.entries(schema.properties ?? {}).map(
    ([key, value]) => [`${at}.${key}`, value] as const,
  );
  const all = schema.items ? [...inner, [`${at}[]`, schema.items] as const] : inner;
  return all.flatMap(([key, value]) => [[key, value], ...below(value, key)]);
}

it("no two schemas call their own definitions alike: an error finds what it tells about by its name", () => {
  const files = readdirSync("schema", { recursive: true, encoding: "utf8" });
  const names = files
    .filter((file) => file.endsWith(".schema.json"))
    .flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(`schema/${file}`, "utf8")).definitions ?? {}),
    );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(types)("the schema of %s", (_type, schema) => {
  const all = below(schema);

  it("says of itself and of every property what it is for", () => {
    const silent = all.filter(([, { description, $ref }]) => !description && !$ref);
    expect(silent.map(([key]) => key)).toEqual([]);
    expect(schema.description).toMatch(/^[A-Z].+\.$/);
  });

  it("lets nothing pass that it does not name", () => {
    const open = all.filter(
      ([, inner]) => inner.properties && inner.additionalProperties !== false,
    );
    expect(open.map(([key]) => key)).toEqual([]);
    expect(schema.additionalProperties).toBe(false);
  });

  it("says of every sample what visitors would take for true", () => {
    const samples = all.filter(([, { $ref }]) => $ref?.endsWith("/sample"));
    expect(samples.filter(([, { claims }]) => !claims?.length)).toEqual([]);
  });

  it("names no file by default, which nobody would look for", () => {
    const files = all.filter(([, inner]) => String(inner.default ?? "").startsWith("/"));
    expect(files.map(([key]) => key)).toEqual([]);
  });

  it("has two examples or more, which together show every property", () => {
    expect(schema.examples?.length).toBeGreaterThanOrEqual(2);
    const shown = new Set(schema.examples?.flatMap((example) => Object.keys(example)));
    const unseen = Object.keys(schema.properties ?? {}).filter((key) => !shown.has(key));
    expect(unseen).toEqual([]);
  });

  it("has an example of every arrangement", () => {
    const unseen = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
      const shown = new Set(schema.examples?.map((example) => example[key] ?? property.default));
      const names = property.enum?.filter((value) => typeof value === "string") ?? [];
      return names.filter((name) => !shown.has(name)).map((name) => `${key}: ${name}`);
    });
    expect(unseen).toEqual([]);
  });
});

/** Every path of a file in an example, by the shared definition that says it is one. */
const exampleFiles = [
  ...new Set(
    [...schemas].flatMap(([file, { examples }]) =>
      (Array.isArray(examples) && typeOfSchema(file) ? examples : []).flatMap((props) => {
        const named: string[] = [];
        mapFields(schemas, file, props, [], ({ kind, value }) => {
          const isFile = kind === "asset" || (kind === "icon" && isDrawing(String(value)));
          if (isFile) named.push(String(value));
          return value;
        });
        return named;
      }),
    ),
  ),
].sort();

it("examples show the pictures and films of the engine's own, and each of these is shown", async () => {
  const own = await loadExampleFiles("schema");
  expect(own.size).toBeGreaterThan(5);
  expect(exampleFiles).toEqual([...own.keys()].sort());
  const sizes = [...own.keys()].map((file) => statSync(path.join("schema", file)).size);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(300_000);
});

it("one type is what the page at an address that does not exist is made of, and it takes that page's words", () => {
  const [taking, ...others] = sectionTypes(schemas).filter(([, { isNotFound }]) => isNotFound);
  expect(others).toEqual([]);
  const button = { label: "Home", href: "/" };
  const section = { type: taking?.[0], props: { title: "Nothing", text: "Here.", button } };
  const site = { name: "Lull", title: "Lull", description: "Quiet." };
  const page = Buffer.from(JSON.stringify({ site, sections: [section] }));
  const { diagnostics } = readPage(page, context);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
});

function isShipped(file: string): boolean {
  const type = typeOfSchema(file);
  return type === undefined || shippedTypes.has(type);
}

/** Every default, by its file and its property. */
function listDefaults(node: unknown, at: string): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === "default" && typeof value !== "object"
      ? [`${at}: ${value}`]
      : listDefaults(value, key === "properties" || key === "definitions" ? at : `${at}.${key}`),
  );
}

it("no default says anything in the author's name: each sets how the page looks or works, or is a word on a part of it", () => {
  const files = readdirSync("schema", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".schema.json"))
    // A type that a project adds may have any default.
    .filter((file) => isShipped(file.replaceAll(path.sep, "/")))
    .sort();
  const defaults = files.flatMap((file) =>
    listDefaults(
      JSON.parse(readFileSync(`schema/${file}`, "utf8")),
      path.basename(file, ".schema.json"),
    ),
  );
  // A number, a price, a rating, a date or a promise does not belong in this list: leave it to the author.
  expect(defaults.filter((name) => !name.startsWith("page.words."))).toMatchInlineSnapshot(`
    [
      "common.signUp.label: Your e-mail address",
      "common.button.look: quiet",
      "common.sectionBackground.side: center",
      "page.version: 1",
      "page.site.base: /",
      "page.site.lang: en",
      "page.site.timezone: UTC",
      "page.site.logo: /logo/mark.svg",
      "page.site.icon: /favicon.svg",
      "page.analytics.consent: false",
      "page.notFound.title: This page does not exist",
      "page.notFound.text: The address may be mistyped, or the page may have moved.",
      "page.notFound.button: Go to the start",
      "page.section.enabled: true",
      "page.section.tone: plain",
      "page.section.decoration: none",
      "page.section.spacing: normal",
      "page.section.width: normal",
      "page.section.headings: usual",
      "album.columns: 3",
      "announcement.dismissible: false",
      "contact.form.fields.items.kind: text",
      "contact.form.fields.items.several: false",
      "contact.form.fields.items.required: false",
      "contact.layout: lines",
      "cta.layout: panel",
      "features.layout: grid",
      "features.columns: 2",
      "features.align: start",
      "header.links.items.threshold: 0.2",
      "hero.proof.shown: 3",
      "hero.layout: beside",
      "hero.pictureFrame: none",
      "logos.layout: wall",
      "logos.pause: Pause",
      "pricing.periods.label: Billing period",
      "pricing.periods.monthly: Monthly",
      "pricing.periods.yearly: Yearly",
      "spotlight.side: right",
      "statement.layout: stack",
      "stats.layout: columns",
      "stats.align: start",
      "team.layout: discs",
      "testimonials.layout: cards",
      "testimonials.pause: Pause",
      "waitlist.label: Your e-mail address",
      "waitlist.layout: panel",
      "walkthrough.layout: cards",
      "walkthrough.numbered: true",
      "walkthrough.demos.items.checklist.items.done: false",
      "subpage.page.enabled: true",
      "subpage.page.listed: true",
      "theme.preset: meadow",
      "theme.motion.duration: 240ms",
      "theme.motion.distance: 18px",
    ]
  `);
});
