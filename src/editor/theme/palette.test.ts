import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { SchemaNode } from "../../schema/schemaNode.ts";
import { presets } from "../../theme/presets.ts";
import { judgeColor, listThemeColors, readEditorTheme } from "./palette.ts";

const schemas = new Map<string, SchemaNode>(
  readdirSync("schema")
    .filter((file) => file.endsWith(".schema.json"))
    .map((file) => [file, JSON.parse(readFileSync(`schema/${file}`, "utf8"))]),
);

const accent = { group: "colors", name: "accent" } as const;
const background = { group: "colors", name: "background" } as const;
const text = { group: "colors", name: "text" } as const;

test.each(Object.keys(presets))("the colours of %s are listed by day and by night", (preset) => {
  const data = { theme: { preset, colors: { accent: "#123456" } } };
  const theme = readEditorTheme(schemas, data);
  const [own] = listThemeColors(theme, data, "colors", ["accent"]);
  expect(own).toMatchObject({ value: "#123456", isOwn: true });
  const [ground] = listThemeColors(theme, data, "dark", ["background"]);
  expect(ground).toMatchObject({ isOwn: false });
  expect(ground?.hardest?.ratio).toBeGreaterThan(4.5);
});

test.each([
  undefined,
  [],
  "x",
  { preset: "nowhere", colors: { accent: "red", text: 1 }, dark: [] },
])("a theme of %j is read as far as it can be", (theme) => {
  const read = readEditorTheme(schemas, { theme });
  expect(read.preset).toBe("meadow");
  expect(listThemeColors(read, { theme }, "dark", ["text"])[0]?.isOwn).toBe(false);
});

test("a page that is light for everyone has no colours of the night", () => {
  const data = { theme: { dark: false } };
  expect(listThemeColors(readEditorTheme(schemas, data), data, "dark", ["text"])).toEqual([]);
});

test("a colour is objected to if a text cannot be read with it, and the colour that is offered is not", () => {
  expect(judgeColor(schemas, {}, text, "#1e2a26")).toBe(undefined);
  const objection = judgeColor(schemas, {}, text, "#aaaaaa");
  expect(objection?.message).toMatch(/^Text on .* cannot be read: the contrast is \d/);
  expect(judgeColor(schemas, {}, text, objection?.better ?? "")).toBe(undefined);
  // Words on buttons take another colour, so any accent will do.
  expect(judgeColor(schemas, {}, accent, "#777777")).toBe(undefined);
});

test("what cannot be read already is no objection, unless it gets worse", () => {
  const data = { theme: { colors: { text: "#aaaaaa" } } };
  expect(judgeColor(schemas, data, text, "#999999")).toBe(undefined);
  expect(judgeColor(schemas, data, text, "#bbbbbb")).not.toBe(undefined);
  expect(judgeColor(schemas, data, background, "#ffffff")).toBe(undefined);
});
