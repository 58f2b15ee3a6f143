import { expect, it } from "vitest";
import { sectionTypes } from "../../src/schema/schemaNode.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { chooseType } from "./chooseType.ts";
import { sectionPages } from "./pages.ts";

const context = await loadFixtureContext();
const types = sectionTypes(context.schemas).map(([type]) => type);

it.each(types)("the pages of %s are in order", (type) => {
  const pages = Object.values(sectionPages(type));
  expect(pages.length).toBeGreaterThan(0);
  for (const page of pages) {
    const { diagnostics } = readPage(Buffer.from(page), context);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  }
});

it("a type that is not there, or none, is told with those that are", () => {
  const choose = (...words: string[]) => chooseType(words, context.schemas);
  const list = `The section types are ${types.join(", ")}.`;
  expect(choose("faq")).toEqual({ type: "faq" });
  expect(choose("fqa")).toEqual({
    error: `There is no section type "fqa". Did you mean faq? ${list}`,
  });
  expect(choose()).toEqual({
    error: `Name one section type: npm run test:section -- <type>. ${list}`,
  });
});
