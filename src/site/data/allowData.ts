import { type SchemaNode, type Schemas, typeOfSchema } from "../../schema/schemaNode.ts";
import { configFile } from "../siteConfig.ts";

/** The schemas for text editors: a page may name the data of a site in place of lists and of props. */
export function allowData(schemas: Schemas, names: readonly string[]): Schemas {
  if (names.length === 0) return schemas;
  const from = { description: `The data of ${configFile} that it is taken from.`, enum: names };
  const group = {
    type: "object",
    required: ["from"],
    additionalProperties: false,
    properties: { from },
  };
  const allowInside = (node: SchemaNode): SchemaNode => {
    const { items, properties } = node;
    const whole: SchemaNode = {
      ...node,
      ...(items && { items: allowInside(items) }),
      ...(properties && { properties: mapValues(properties, allowInside) }),
    };
    if (node.type !== "array") return whole;
    const { description, ...list } = whole;
    return { ...(description !== undefined && { description }), anyOf: [list, group] };
  };
  const allow = (schema: SchemaNode): SchemaNode => {
    const { required, ...whole } = allowInside(schema);
    if (!whole.properties || whole.properties.from) return allowInside(schema);
    const properties = { ...whole.properties, from };
    // A setting that is not written may be in the data.
    return { ...whole, properties, anyOf: [{ required: required ?? [] }, { required: ["from"] }] };
  };
  return new Map(
    [...schemas].map(([file, schema]) => [
      file,
      typeOfSchema(file) === undefined ? schema : allow(schema),
    ]),
  );
}

const mapValues = <From, To>(group: Record<string, From>, map: (value: From) => To) =>
  Object.fromEntries(Object.entries(group).map(([key, value]) => [key, map(value)]));
