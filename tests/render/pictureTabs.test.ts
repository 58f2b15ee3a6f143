import { expect, it } from "vitest";
import { islandMarker } from "../../src/shared/markers.ts";
import { examples, render } from "./render.ts";

const tabbed = examples.filter(({ type, props }) => type === "spotlight" && "tabs" in props);

it("shows pictures by radio buttons, whose words all are there, without an island", async () => {
  expect(tabbed).toHaveLength(1);
  const html = (await render(tabbed))?.html ?? "";
  const buttons = html.match(/<input\b[^>]*type="radio"[^>]*>/g) ?? [];
  expect(buttons.map((button) => button.includes("checked"))).toEqual([true, false, false]);
  for (const words of ["Write", "Plan", "Look back", "Three things for tomorrow."]) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain(islandMarker);
});

it("puts the heading above the tabs where the theme's rules for headings reach it", async () => {
  const html = (await render(tabbed))?.html ?? "";
  expect(html).toMatch(/<section\b[^>]*><div\b[^>]*><div\b[^>]*data-align="start"/);
});
