import type { Cost } from "../shared/cost.ts";
import type { Hydration } from "../shared/hydration.ts";

/** A JSON Schema, or a part of one, as parsed from its file. */
export interface SchemaNode {
  $ref?: string;
  /** The schema of a group in whose place another value may stand, such as `false`. */
  then?: SchemaNode;
  type?: string;
  title?: string;
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  definitions?: Record<string, SchemaNode>;
  required?: string[];
  readBy?: ReadBy;
  /** Claims that visitors take for true in the items that a sample invents: people, reviews, ratings. */
  claims?: string[];
  /** Of a section type: the landmark that it is, where it is not a part of the main content. */
  landmark?: "aside" | "header" | "footer";
  /** Of a section type: whether a page has one at most. */
  once?: boolean;
  /** Of a section type: the end of the page where it must stand. One at the top stands before the first. */
  position?: "top" | "first" | "last";
  /** Of a type with `schemaOrg`: the texts that must all match, or search engines are told nothing of it. */
  schemaOrgIf?: { every: string[]; matches: string };
  /** Of a group: the names of which it needs one, or it shows nothing, and what to do when none is there. */
  needsOneOf?: { names: string[]; hint: string };
  /** Of a property: the name of another that may not stand beside it. */
  excludes?: string;
  /** Of a list: the name of another of its group, or of its section, with as many entries. */
  asManyAs?: string;
  /** Of an optional address: true if its group is removed when the address leads to something that is off. */
  essential?: boolean;
  /** Of a section type: whether the page at an address that does not exist is made of it. */
  isNotFound?: boolean;
  /** Of a section type: the bytes that it may send, where they are not those of every type. */
  budget?: Partial<Cost>;
  /** Of a section type: when the browser hydrates it. Without this, it is never hydrated, and ships no script. */
  hydrates?: Hydration;
  /** Of a text: the words in whose place the section draws a sign. */
  signs?: string[];
  /** Of a formatted text: whether it may have paragraphs and lists. */
  paragraphs?: boolean;
  /** Of a plain text: true if the page shows its lines as lines. */
  lines?: boolean;
  [keyword: string]: unknown;
}

/** Services that read the value of a property. The host of an address beside it identifies the service. */
export interface ReadBy {
  /** The property that holds the address. */
  address: string;
  /** The property that settles the value, if it is given. */
  unless: string;
  /** The value that is sent where the property is left out. */
  standard: string;
  /** Services that read no value but their own. */
  services: { name: string; host: string; reads: string }[];
}

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
