import { expect, it } from "vitest";
import { loadFixtureContext } from "../../../../tests/fixtures/index.ts";
import { describeTypes } from "./describeTypes.ts";

const { schemas, icons } = await loadFixtureContext();

it("a type has its name in the language of the site where the language has a word for it", () => {
  expect(describeTypes(schemas, icons, "de").pricing?.name).toBe("Preise");
  expect(describeTypes(schemas, icons, "en").pricing).not.toHaveProperty("name");
});
