import { stringify } from "yaml";
import { type SchemaNode, type Schemas, sectionTypes } from "../../schema/schemaNode.ts";

/** The schema of the rules for each section type, inside schema/. It is made of the schemas of the types. */
export const rulesFile = "sections.gen.json";

/** A section type as its schema describes it. */
export interface SectionDescription {
  type: string;
  title: string;
  description: string;
  examples: unknown[];
}

/** The section types in alphabetical order. */
export const describeSections = (schemas: Schemas): SectionDescription[] =>
  sectionTypes(schemas).map(([type, { title = "", description, examples }]) => ({
    type,
    title,
    description: String(description),
    examples: Array.isArray(examples) ? examples : [],
  }));

/** The props of every example, each with its type. */
export const listExampleProps = (schemas: Schemas): { type: string; props: unknown }[] =>
  describeSections(schemas).flatMap(({ type, examples }) =>
    examples.map((props) => ({ type, props })),
  );

/** The rules for the props of each section type: one if/then each, which gives one error at the exact place. */
export const makeRules = (sections: readonly SectionDescription[]): SchemaNode => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  $comment: "Generated from schema/sections. Do not edit.",
  definitions: {
    type: {
      description: "What kind of section this is.",
      enum: sections.map(({ type }) => type),
      markdownEnumDescriptions: sections.map(({ description }) => description),
    },
    propsOfType: {
      type: "object",
      defaultSnippets: sections.map(makeSnippet),
      allOf: sections.map(({ type }) => ({
        // Editors take an empty entry for null, and null meets every rule except a type.
        if: { type: "object", properties: { type: { const: type } }, required: ["type"] },
        // biome-ignore lint/suspicious/noThenProperty: JSON Schema's own keyword
        then: { properties: { props: { $ref: `sections/${type}.schema.json` } } },
      })),
    },
  },
});

/**
 * A snippet with which an editor completes a type to a whole section: the first example whose texts are on one line
 * each, as an editor inserts them.
 */
function makeSnippet({ type, description, examples }: SectionDescription) {
  const props = examples.find((example) => !JSON.stringify(example).includes("\\n"));
  // Editors insert these texts as they are, so they need their quotes already. In a snippet, $ starts a
  // placeholder, and } ends one.
  const text = (_: string, value: unknown) =>
    typeof value === "string"
      ? stringify(value, { lineWidth: 0 })
          .trimEnd()
          .replaceAll(/[$}\\]/g, "\\$&")
      : value;
  return { label: type, description, body: JSON.parse(JSON.stringify({ type, props }, text)) };
}
