import { expect, it } from "vitest";
import { mapFields } from "../../src/schema/fields.ts";
import { sectionSchema } from "../../src/schema/schemaNode.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { sample } from "../random/sample.ts";
import { check, type Declared, examples, render } from "./render.ts";

const { schemas } = await loadFixtureContext();

/** The first example of each type. */
const sections = examples.filter(
  ({ type }, index) => examples.findIndex((example) => example.type === type) === index,
);

/** The sections with their links leading to these addresses, in turn. */
function linkAll(all: readonly Declared[], ...forms: string[]): Declared[] {
  let next = 0;
  return all.map((section) => ({
    ...section,
    props: mapFields(schemas, sectionSchema(section.type), section.props, [], ({ kind, value }) =>
      kind === "href" ? forms[next++ % forms.length] : value,
    ) as Declared["props"],
  }));
}

/** The number of links in the sections. */
function countLinks(all: readonly Declared[]): number {
  let count = 0;
  for (const { type, props } of all) {
    mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
      if (kind === "href") count += 1;
      return value;
    });
  }
  return count;
}

it.each(sample(sections, 6))(
  "$type that is off leaves no link to any id that it holds",
  { tags: ["random"] },
  async (section) => {
    const others = sections.filter(({ type }) => type !== section.type);
    const on = await render([...others, section]);
    const { html = "" } = on?.frames.find(({ type }) => type === section.type) ?? {};
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
    const reachable = ids.filter((id) => check([...linkAll(others, `#${id}`), section]));
    expect(reachable).toContain(section.type);
    const links = countLinks(others);
    const forms = reachable.flatMap((id) => [`#${id}`, `/#${id}`, `/index.html?a#${id}`]);
    for (let from = 0; from < forms.length; from += links) {
      const some = forms.slice(from, from + links);
      const document = await render([...linkAll(others, ...some), { ...section, enabled: false }]);
      expect(document?.html).toContain("<main");
      for (const id of reachable) expect(document?.html).not.toContain(`#${id}"`);
    }
  },
);

it("a menu goes with the last of its links", async () => {
  const menu = (href: string) => [{ label: "Product", menu: [{ label: "Features", href }] }];
  const page = (href: string) =>
    sections.map((section) => ({
      ...section,
      enabled: section.type !== "features",
      ...(section.type === "header" && { props: { links: menu(href) } }),
    }));
  expect((await render(page("#cta")))?.html).toContain("<summary>Product</summary>");
  expect((await render(page("#features")))?.html).not.toContain("Product</summary>");
});
