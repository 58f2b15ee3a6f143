import { membersOf } from "../schema/fields.ts";
import type { SchemaLocation } from "../schema/references.ts";
import { type Schemas, sectionSchema } from "../schema/schemaNode.ts";
import { child } from "../shared/dataAt.ts";

/** The choice that arranges a section type, and the layouts of it that an example shows. */
export interface Layouts {
  property: string;
  layouts: { name: string; example: unknown }[];
}

const isText = (value: unknown) => typeof value === "string";

/** The layouts of a section type, that of its first example first; undefined for a type with a single one. */
export function listLayouts(schemas: Schemas, type: string): Layouts | undefined {
  const { properties = {}, examples } = schemas.get(sectionSchema(type)) ?? {};
  const [choice] = Object.entries(properties).filter(
    ([, { aspect, enum: values }]) =>
      aspect === "layout" && Array.isArray(values) && values.every(isText),
  );
  if (!choice || !Array.isArray(examples)) return undefined;
  const [property, { default: usual }] = choice;
  const layouts = new Map<string, unknown>();
  for (const example of examples) {
    const name = child(example, property) ?? usual;
    if (typeof name === "string" && !layouts.has(name)) layouts.set(name, example);
  }
  if (layouts.size < 2) return undefined;
  return { property, layouts: [...layouts].map(([name, example]) => ({ name, example })) };
}

/** Props with another layout, without the settings that have no effect in it. */
export function arrangeAs(
  schemas: Schemas,
  type: string,
  props: unknown,
  arranged: Readonly<Record<string, string>>,
): unknown {
  const file = sectionSchema(type);
  const node = schemas.get(file);
  return node && { ...Object(withoutIdle(schemas, { file, node }, props, arranged)), ...arranged };
}

function withoutIdle(
  schemas: Schemas,
  place: SchemaLocation,
  value: unknown,
  arranged: Readonly<Record<string, string>>,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { entry, properties } = membersOf(schemas, place);
  if (Array.isArray(value)) {
    return value.map((each) => (entry ? withoutIdle(schemas, entry.place, each, arranged) : each));
  }
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const member = properties.get(name);
    const { setting = "", values } = member?.schema.onlyWith ?? {};
    const layout = arranged[setting];
    if (layout !== undefined && values?.includes(layout) === false) return [];
    return [[name, member ? withoutIdle(schemas, member.place, inner, arranged) : inner]];
  });
  return Object.fromEntries(kept);
}
