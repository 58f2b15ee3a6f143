import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { english } from "./words.ts";

it("are the schema's defaults", () => {
  const { definitions } = JSON.parse(readFileSync("schema/page.schema.json", "utf8"));
  const defaults = Object.entries<{ default: string }>(definitions.words.properties).map(
    ([name, { default: word }]) => [name, word],
  );
  expect(english).toEqual(Object.fromEntries(defaults));
});
