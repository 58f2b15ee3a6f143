import { expect, it } from "vitest";
import { decimal } from "./decimal.ts";

it.each([
  ["en", "2.5"],
  ["de", "2,5"],
  ["ar", "2.5"],
])("two and a half is in %s %s", (lang, expected) => {
  expect(decimal(lang, 2.5)).toBe(expected);
});
