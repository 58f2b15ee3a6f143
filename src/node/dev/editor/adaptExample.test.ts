// @module-tag rest

import { expect, it } from "vitest";
import { stringify } from "yaml";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { sectionSchema, sectionTypes } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import { listLayouts } from "../../../site/exampleLayouts.ts";
import { examplesFile } from "../../../site/exampleProps.ts";
import { english, listLanguageFiles } from "../../../site/languages.ts";
import { readPage } from "../../../site/read/load.ts";
import { adaptExample } from "./adaptExample.ts";

const context = await loadFixtureContext();
const { schemas } = context;
const site = { name: "A", title: "A page", description: "A page for its sections." };

const languages = [english, ...listLanguageFiles(examplesFile).map(({ lang }) => lang)];

it.each(sectionTypes(schemas))("a new %s has no error on a page of any sections", async (type) => {
  for (const lang of languages) {
    const sections = [{ type, props: adaptExample(schemas, type, lang, []) }];
    const page = stringify({ site: { ...site, lang }, sections }, { blockQuote: "literal" });
    const { diagnostics } = readPage(Buffer.from(page), context);
    const told = diagnostics.filter(({ severity }) => severity === "error");
    expect(told, lang).toEqual([]);
  }
});

const arranged = sectionTypes(schemas).flatMap(([type]) => {
  const { property = "", layouts = [] } = listLayouts(schemas, type) ?? {};
  return layouts.map(({ name }) => ({ type, property, layout: name }));
});

it.each(arranged)(
  "a new $type is arranged as $layout, and no setting of it has no effect",
  ({ type, property, layout }) => {
    for (const lang of [english, "de"]) {
      const props = adaptExample(schemas, type, lang, [], layout);
      const usual = schemas.get(sectionSchema(type))?.properties?.[property]?.default;
      expect(child(props, property) ?? usual).toBe(layout);
      const page = stringify({ site: { ...site, lang }, sections: [{ type, props }] });
      const { diagnostics } = readPage(Buffer.from(page), context);
      const told = diagnostics.filter(
        ({ severity, message }) => severity === "error" || message.includes("no effect"),
      );
      expect(
        told.map(({ message }) => message),
        lang,
      ).toEqual([]);
    }
  },
);

it("an arranged section is in the language of the page", () => {
  const title = child(adaptExample(schemas, "hero", "de", []), "title");
  expect(child(adaptExample(schemas, "hero", "de", [], "poster"), "title")).toBe(title);
  expect(child(adaptExample(schemas, "hero", english, [], "poster"), "title")).not.toBe(
    child(adaptExample(schemas, "hero", english, []), "title"),
  );
});

it("links to the sections that are there", () => {
  const example = {
    links: [
      { label: "A", href: "#a" },
      { label: "B", href: "#b" },
    ],
  };
  const known = new Map([...schemas]);
  const [type, schema] =
    sectionTypes(schemas).find(([, { landmark }]) => landmark === "header") ?? [];
  if (!type || !schema) throw new Error("There is no header.");
  known.set(`sections/${type}.schema.json`, { ...schema, examples: [example] });
  expect(adaptExample(known, type, english, ["b"])).toEqual({
    links: [
      { label: "A", href: "todo" },
      { label: "B", href: "#b" },
    ],
  });
});
