import { expect, it } from "vitest";
import { sectionSchema } from "../../src/schema/schemaNode.ts";
import { readPage } from "../../src/site/read/load.ts";
import { loadFixtureContext } from "../fixtures/index.ts";
import { check, type Declared, examples, render } from "./render.ts";

const context = await loadFixtureContext();

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every type that has layouts, with the settings that its examples have in any of them. */
const cases = [...new Set(examples.map(({ type }) => type))].flatMap((type) => {
  const { properties = {} } = context.schemas.get(sectionSchema(type)) ?? {};
  const own = examples.filter((each) => each.type === type);
  const settings = own.flatMap(({ props }) => Object.entries(props));
  const choices = Object.entries(properties).flatMap(([name, { enum: values, aspect }]) =>
    aspect ? listOf(values).map((value): [string, unknown] => [name, value]) : [],
  );
  return listOf(properties.layout?.enum).map((layout) => {
    const others = [...settings, ...choices].filter(([name]) => name !== "layout");
    return { type, layout, own, others };
  });
});

/** True for a page in which a setting is reported to be without effect. */
const isTold = (section: Declared): boolean =>
  readPage(
    Buffer.from(
      JSON.stringify({
        site: { name: "Lull", title: "Lull", description: "Quiet." },
        sections: [section],
      }),
    ),
    context,
  ).diagnostics.some(({ code }) => code === "unused");

it.each(cases)(
  "$type, $layout: a setting that changes nothing, whatever stands beside it, is reported",
  { tags: ["rest"] },
  async ({ type, layout, own, others }) => {
    const silent = new Set<string>();
    const shown = new Set<string>();
    for (const { props } of own) {
      const before: Declared = { type, props: { ...props, layout } };
      const html = check([before]) && (await render([before]))?.html;
      if (html === undefined) continue;
      for (const [name, value] of others) {
        if (Object.hasOwn(props, name) || shown.has(name)) continue;
        const after: Declared = { type, props: { ...before.props, [name]: value } };
        const isDefault =
          context.schemas.get(sectionSchema(type))?.properties?.[name]?.default === value;
        if (isDefault || !check([after])) continue;
        if (isTold(after) || (await render([after]))?.html !== html) shown.add(name);
        else silent.add(name);
      }
    }
    expect([...silent].filter((name) => !shown.has(name))).toEqual([]);
  },
);
