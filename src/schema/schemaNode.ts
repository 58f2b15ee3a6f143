import type { Cost } from "../shared/cost.ts";
import type { Hydration } from "../shared/hydration.ts";

/** The keywords of the project's own. `keywords.ts` describes the place and the meaning of each. */
export interface OwnKeywords {
  landmark?: "aside" | "header" | "footer";
  once?: boolean;
  position?: "top" | "first" | "last";
  hydrates?: Hydration;
  budget?: Partial<Cost>;
  untitledAs?: string;
  isNotFound?: boolean;
  schemaOrg?: object;
  schemaOrgIf?: { every: string[]; matches: string };
  needsOneOf?: { names: string[]; hint: string };
  excludes?: string;
  asManyAs?: string;
  years?: string[];
  essential?: boolean;
  readBy?: ReadBy;
  paragraphs?: boolean;
  lines?: boolean;
  signs?: string[];
  word?: string;
  fills?: string;
  invents?: string;
  claims?: string[];
  renamedFrom?: string[];
  renamed?: Record<string, string>;
  rephrased?: Record<string, string>;
  listedFrom?: string[];
  deprecationMessage?: string;
}

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
