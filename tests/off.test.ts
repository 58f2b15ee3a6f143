import { expect, it } from "vitest";
import { mapFields, sectionSchema } from "../src/schema/fields.ts";
import { loadFixtureContext } from "./fixtures/index.ts";
import { check, type Declared, examples, render } from "./render.ts";

const { schemas } = await loadFixtureContext();

/** The first example of each type. */
const sections = examples.filter(
  ({ type }, index) => examples.findIndex((example) => example.type === type) === index,
);

/** The sections with every link of them leading to an anchor, by each form of its address in turn. */
function linkAll(all: readonly Declared[], ...forms: string[]): Declared[] {
  let next = 0;
  return all.map((section) => ({
    ...section,
    props: mapFields(schemas, sectionSchema(section.type), section.props, [], ({ kind, value }) =>
      kind === "href" ? forms[next++ % forms.length] : value,
    ) as Declared["props"],
  }));
}

it.each(sections)("$type that is off leaves no link to any id that it holds", async (section) => {
  const others = sections.filter(({ type }) => type !== section.type);
  const on = await render([...others, section]);
  const { html = "" } = on?.frames.find(({ type }) => type === section.type) ?? {};
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
  const reachable = ids.filter((id) => check([...linkAll(others, `#${id}`), section]));
  expect(reachable).toContain(section.type);
  for (const id of reachable) {
    const linked = linkAll(others, `#${id}`, `/#${id}`, `/index.html?a#${id}`);
    const document = await render([...linked, { ...section, enabled: false }]);
    expect(document?.html).toContain("<main");
    expect(document?.html).not.toContain(`#${id}"`);
  }
});
