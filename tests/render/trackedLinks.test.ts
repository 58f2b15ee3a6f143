import { expect, it } from "vitest";
import { mapFields } from "../../src/schema/fields.ts";
import { sectionSchema } from "../../src/schema/schemaNode.ts";
import { trackMarker } from "../../src/shared/markers.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { type Declared, examples, render } from "./render.ts";

const { schemas } = await loadFixtureContext();

/** The section with a name for the clicks on each of its links, and the names. */
function nameClicks({ type, props, ...section }: Declared) {
  const names: string[] = [];
  const isNamed = ["link", "button", "storeBadge"];
  const named = mapFields(schemas, sectionSchema(type), props, [], ({ kind, value, path }) => {
    if (kind === "href") return "https://example.com/there";
    const isLink = isNamed.includes(kind) && typeof value === "object" && value !== null;
    if (!isLink || "track" in value) return value;
    const track = [type, ...path].join("-");
    names.push(track);
    return { ...value, track };
  });
  return { section: { type, ...section, props: named as Declared["props"] }, names };
}

const cases = examples.map((section, index) => ({ index, type: section.type, section }));

it.each(cases)(
  "$type, $index: every link and button says how its clicks are named",
  async (each) => {
    const { section, names } = nameClicks(each.section);
    const document = await render([section]);
    expect(document).toBeDefined();
    const found = [
      ...(document?.html ?? "").matchAll(new RegExp(`<a\\b[^>]* ${trackMarker}="([^"]*)"`, "g")),
    ];
    expect(new Set(found.map(([, name]) => name))).toEqual(new Set(names));
  },
);

it("a link without a name says nothing of it", async () => {
  const props = { title: "Come", button: { label: "Go", href: "https://example.com/" } };
  const document = await render([{ type: "cta", props }]);
  expect(document?.html).toContain("https://example.com/");
  expect(document?.html).not.toContain(trackMarker);
});
