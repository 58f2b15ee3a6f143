import { expect, it } from "vitest";
import { islandMarker } from "../../src/shared/markers.ts";
import { examples, render } from "./render.ts";

const lone = examples.filter(
  ({ type, props }) =>
    type === "faq" &&
    "categories" in props &&
    Array.isArray(props.categories) &&
    props.categories.length === 1,
);

it("shows the questions of a lone category as a list without a tab, and keeps its anchor", async () => {
  expect(lone).toHaveLength(1);
  const html = (await render(lone))?.html ?? "";
  expect(html.match(/<details/g)).toHaveLength(2);
  expect(html).toMatch(/<div id="only"[^>]*><h2[^>]*><svg.*?<\/svg>Everything else<\/h2><details/);
  expect(html).not.toMatch(/role="tab/);
  expect(html).not.toContain(islandMarker);
});
