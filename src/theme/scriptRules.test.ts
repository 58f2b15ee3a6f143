import { expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { renderScriptRules } from "./scriptRules.ts";

const motion = { duration: "0ms", distance: "0px" };
const theme = (type: Theme["type"] = {}): Theme => ({ preset: "meadow", type, motion });

it.each(["ar", "fa", "ar-EG", "ur"])("letters join in %s: no space is between them", (lang) => {
  const rules = renderScriptRules(lang, theme());
  expect(rules).toContain("*{letter-spacing:normal!important}");
  expect(rules).toContain("em{font-style:normal");
});

it.each(["en", "de", "ja", "ru"])("a page in %s has no rule for its script", (lang) => {
  expect(renderScriptRules(lang, theme())).toBe("");
});

it("icons that point in the direction of reading are mirrored in Hebrew, and no letter is moved", () => {
  const rules = renderScriptRules("he", theme());
  expect(rules).toContain("{scale:-1 1}");
  expect(rules).not.toContain("letter-spacing");
});

it.each([
  [1, 1.3],
  [0.95, 1.3],
  [1.5, 1.5],
])("titles of line height %s have %s", (leading, expected) => {
  const rules = renderScriptRules("ar", theme({ leading }));
  expect(rules).toContain(`:root{--leading:${expected}}`);
});
