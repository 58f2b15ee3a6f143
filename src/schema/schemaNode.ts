import type { OwnKeywords } from "./keywords.ts";

/** A JSON Schema, or a part of one, as parsed from its file. */
export interface SchemaNode extends OwnKeywords {
  $ref?: string;
  /** The schema of a group that another value may replace, such as `false`. */
  then?: SchemaNode;
  type?: string;
  title?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  definitions?: Record<string, SchemaNode>;
  required?: string[];
  [keyword: string]: unknown;
}

/** Services that read the value of a property. The host of an address beside it identifies the service. */
export type ReadBy = NonNullable<SchemaNode["readBy"]>;

/** Every schema of the project by its path inside schema/, such as `sections/hero.schema.json`. */
export type Schemas = ReadonlyMap<string, SchemaNode>;

/** The schema of a section type's props, by its path inside schema/. */
export const sectionSchema = (type: string): string => `sections/${type}.schema.json`;

/** The section type whose props a schema describes, if it is the schema of one. */
export const typeOfSchema = (file: string): string | undefined =>
  /^sections\/(.*)\.schema\.json$/.exec(file)?.[1];

/** Every section type with the schema of its props, in alphabetical order. */
export const sectionTypes = (schemas: Schemas): [type: string, schema: SchemaNode][] =>
  [...schemas].flatMap(([file, node]): [string, SchemaNode][] => {
    const type = typeOfSchema(file);
    return type === undefined ? [] : [[type, node]];
  });
