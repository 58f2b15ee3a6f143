import { expect, it } from "vitest";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { sectionTypes } from "../../../schema/schemaNode.ts";
import { listLanguageFiles, readLanguageFile, shipped } from "../../../site/languages.ts";
import { describeTypes } from "./describeTypes.ts";

const { schemas, icons } = await loadFixtureContext();

it("a type has its name in the language of the site where the language has a word for it", () => {
  expect(describeTypes(schemas, icons, "de").pricing?.name).toBe("Preise");
  expect(describeTypes(schemas, icons, "en").pricing).not.toHaveProperty("name");
});

it("a type has other names in English, and in the language of the site", () => {
  const { searchWords } = describeTypes(schemas, icons, "de-AT").testimonials ?? {};
  expect(searchWords).toMatch(/^reviews .* Bewertungen/);
  expect(describeTypes(schemas, icons, "en").testimonials?.searchWords).toMatch(
    /^reviews [a-z ]*$/,
  );
});

it("every language has other names", () => {
  const own = listLanguageFiles("searchWords.json").map(({ lang }) => lang);
  expect([...own, "en"].sort()).toEqual([...shipped].sort());
});

it.each(listLanguageFiles("searchWords.json"))("$lang has other names of each type", (file) => {
  const types = Object.keys(readLanguageFile<Record<string, string>>(file));
  expect(types.sort()).toEqual(
    sectionTypes(schemas)
      .map(([type]) => type)
      .sort(),
  );
});
