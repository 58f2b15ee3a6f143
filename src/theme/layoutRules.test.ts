import { expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { loadSchemas } from "../site/schemas/loadSchemas.ts";
import { renderLayoutRules } from "./layoutRules.ts";
import { usualLayout } from "./presets.ts";

const usual: Theme = { preset: "meadow", type: {}, motion: { duration: "0ms", distance: "0px" } };
const { properties = {} } = (await loadSchemas(process.cwd())).get("theme.schema.json") ?? {};

it("renders nothing for the usual layout", () => {
  expect(renderLayoutRules(usual)).toBe("");
  expect(renderLayoutRules({ ...usual, ...usualLayout })).toBe("");
});

it("divides sections that are not next to each other in the document", () => {
  expect(renderLayoutRules({ ...usual, dividers: "line" })).toContain("main>section~section");
});

it.each(Object.entries(usualLayout))(
  "renders rules for each value of %s but %s",
  (setting, most) => {
    const values = String(properties[setting]?.enum).split(",");
    expect(values).toContain(most);
    const rendered = values.map((value) => renderLayoutRules({ ...usual, [setting]: value }));
    expect(new Set(rendered).size).toBe(values.length);
  },
);

it("keeps a bar off the edges only if it floats", () => {
  const wide: Theme = { ...usual, gutters: "wide" };
  expect(renderLayoutRules({ ...wide, header: "floating" })).toContain("div>div{inline-size");
  expect(renderLayoutRules({ ...wide, header: "bar" })).not.toContain("100% - 24px");
});

it.each(["start", "side", "center"] as const)(
  "puts words that have a row to themselves where headings %s are",
  (headings) => {
    const place = headings === "center" ? "center" : "start";
    expect(renderLayoutRules({ ...usual, headings })).toContain(`--place:${place}`);
  },
);

it("draws a stroke where nothing else says that a section ends", () => {
  const rules = renderLayoutRules({ ...usual, dividers: "stroke" });
  const selectors = rules.match(/main>section~section\[data-tone\][^{]*/g) ?? [];
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.filter((selector) => !selector.includes("[data-joined]"))).toEqual([]);
});

it.each(["wave", "slant", "curve"] as const)("says how far a %s reaches up", (dividers) => {
  const rules = renderLayoutRules({ ...usual, dividers });
  expect(rules).toContain("main{--edge:clamp(1.5rem,4.5vw,4rem)}");
  expect(rules).toContain("block-size:var(--edge)");
});
