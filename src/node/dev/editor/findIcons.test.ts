import { expect, it } from "vitest";
import { iconSets } from "../../../site/icons.ts";
import { synonyms } from "../../../site/values/iconSynonyms.ts";
import { findIcons } from "./findIcons.ts";

const find = (words: string, look = "") => findIcons(iconSets, { words, look, names: [] });
const names = (words: string, look = "") => find(words, look).icons.map(({ name }) => name);

it.each(Object.entries(synonyms))("finds by meaning: %s is %s", (term, name) => {
  expect(names(term).slice(0, 8)).toContain(name);
});

it("finds by names, the nearest first", () => {
  expect(names("house")[0]).toBe("house");
  expect(names("shopping cart").slice(0, 2)).toContain("shopping-cart");
  expect(names("GitHub").slice(0, 2)).toEqual(["brand:github", "github-logo"]);
  expect(names("hous")[0]).toBe("house");
  expect(names("hoouse")).toContain("house");
  expect(names("zzzz")).toEqual([]);
});

it("keeps the look where an icon has it", () => {
  expect(names("github", "duotone").slice(0, 2)).toEqual(["brand:github", "github-logo-duotone"]);
  expect(names("house").some((name) => name.endsWith("-bold"))).toBe(false);
});

it("draws the icons of the names that there are", () => {
  const { named } = findIcons(iconSets, { words: "", look: "", names: ["house-bold", "none"] });
  expect(named.map(({ name }) => name)).toEqual(["house-bold"]);
});

it("answers with as many as are seen at once, and with their drawings", () => {
  const { icons, total } = find("a");
  expect(icons).toHaveLength(120);
  expect(total).toBeGreaterThan(500);
  expect(icons.every(({ name, body }) => iconSets.has(name) && body.startsWith("<"))).toBe(true);
  expect(find("").icons.length).toBeGreaterThan(80);
});

it("answers a search with more words than anybody looks for", () => {
  expect(names("house ".repeat(200_000))).toEqual(names("house"));
});
