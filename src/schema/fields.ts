import type { Cost } from "../shared/cost.ts";
import type { FieldPath } from "../shared/fieldPath.ts";

/** The file of the shared definitions, which give a field its kind. */
const shared = "common.schema.json";

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
  /** Of a group: the names of which it needs one, or it shows nothing, and what to do when none is there. */
  needsOneOf?: { names: string[]; hint: string };
  /** Of a property: the name of another that may not stand beside it. */
  excludes?: string;
  /** Of a list: the name of another of its section, with as many entries. */
  asManyAs?: string;
  /** Of an address that a group may leave out: whether the group goes with it where it leads to what is off. */
  essential?: boolean;
  /** Of a section type: whether the page at an address that does not exist is made of it. */
  isNotFound?: boolean;
  /** Of a section type: the bytes that it may send, where they are not those of every type. */
  budget?: Partial<Cost>;
  /** Of a text: the words in whose place the section draws a sign. */
  signs?: string[];
  /** Of a formatted text: whether it may have paragraphs and lists. */
  paragraphs?: boolean;
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

/** A value whose schema is one of the shared definitions: `kind` is the definition's name. */
export interface Field {
  kind: string;
  value: unknown;
  path: FieldPath;
  /** The schema beside the reference, which may add to the definition. */
  schema: SchemaNode;
  /** True if the parent requires it. */
  isRequired: boolean;
  /** The words of a link inside a text. */
  words?: string | undefined;
}

/** A part of a schema, and the file that its references are relative to. */
export interface Place {
  file: string;
  node: SchemaNode;
}

/** A property of a group, or what every entry of a list is, as its schema has it. */
export interface Member {
  /** The shared definitions that describe it, innermost first, each with the schema beside the reference to it. */
  definitions: readonly Pick<Field, "kind" | "schema">[];
  /** Its schema as it stands in the group, where it may say more than the definition does. */
  schema: SchemaNode;
  /** Its schema behind all references. */
  place: Place;
  isRequired: boolean;
}

/** The inside of a value, as its schema has it. */
export interface Shape {
  /** Those of a group, by name; none where it is no group. */
  properties: ReadonlyMap<string, Member>;
  /** The member that describes each entry of a list. */
  entry: Member | undefined;
}

const shapes = new WeakMap<Schemas, Map<SchemaNode, Shape>>();

/** The inside of a value as its schema has it. Whoever walks a value along its schema, or a schema, goes by this. */
export function shapeOf(schemas: Schemas, place: Place): Shape {
  const known = shapes.get(schemas) ?? new Map<SchemaNode, Shape>();
  const found = known.get(place.node);
  if (found) return found;
  const { file, node } = resolve(schemas, place);
  const { items, properties = {}, required = [] } = node;
  const shape = {
    properties: new Map(
      Object.entries(properties).map(([name, schema]) => [
        name,
        readMember(schemas, { file, node: schema }, required.includes(name)),
      ]),
    ),
    entry: items && readMember(schemas, { file, node: items }, false),
  };
  shapes.set(schemas, known.set(place.node, shape));
  return shape;
}

function readMember(schemas: Schemas, from: Place, isRequired: boolean): Member {
  const definitions: Pick<Field, "kind" | "schema">[] = [];
  let place: Place | undefined = from;
  let last = from;
  while (place) {
    last = place;
    const { file, node }: Place = place;
    const ref = refOf(node);
    if (!ref) break;
    const target: Reference = read(file, ref);
    if (target.definition && target.file === shared) {
      definitions.unshift({ kind: target.definition, schema: node });
    }
    place = follow(schemas, file, ref);
  }
  return { definitions, schema: from.node, place: last, isRequired };
}

/**
 * Walks `value` along the schema `file`, innermost first, and replaces every value that a shared definition describes
 * by the result of `replace`. `value` itself is not changed.
 */
export function mapFields(
  schemas: Schemas,
  file: string,
  value: unknown,
  at: FieldPath,
  replace: (field: Field) => unknown,
): unknown {
  const node = schemas.get(file);
  return node ? mapInside(schemas, { file, node }, value, at, replace) : value;
}

function mapInside(
  schemas: Schemas,
  place: Place,
  value: unknown,
  at: FieldPath,
  replace: (field: Field) => unknown,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { entry, properties } = shapeOf(schemas, place);
  const map = ({ place, definitions, isRequired }: Member, inner: unknown, path: FieldPath) =>
    definitions.reduce<unknown>(
      (value, definition) => replace({ ...definition, value, path, isRequired }),
      mapInside(schemas, place, inner, path, replace),
    );
  if (entry && Array.isArray(value)) {
    return value.map((item, index) => map(entry, item, [...at, index]));
  }
  if (properties.size === 0) return value;
  const mapped: Record<string, unknown> = { ...value };
  for (const [key, inner] of Object.entries(value)) {
    const member = properties.get(key);
    if (member) mapped[key] = map(member, inner, [...at, key]);
  }
  return mapped;
}

/** The file of a reference, by its path inside schema/, and the definition in that file. */
interface Reference {
  file: string;
  definition: string | undefined;
}

// A page of hundreds of sections follows the same few references thousands of times. The cache has two levels, by
// file and by reference: joining the two into one key took longer than all the rest of the work on a reference.
const known = new Map<string, Map<string, Reference>>();

function read(from: string, ref: string): Reference {
  const here = known.get(from) ?? new Map<string, Reference>();
  const found = here.get(ref);
  if (found) return found;
  const [file, pointer = ""] = ref.split("#");
  const reference = {
    file: file ? new URL(file, `file:///${from}`).pathname.slice(1) : from,
    definition: /^\/definitions\/(\w+)$/.exec(pointer)?.[1],
  };
  known.set(from, here.set(ref, reference));
  return reference;
}

/** The reference of a value, or of the group in whose place another value may stand. */
const refOf = ({ $ref, then: group }: SchemaNode) => $ref ?? group?.$ref;

/** Follows references from a place to the end. */
export function resolve(schemas: Schemas, place: Place): Place {
  const ref = refOf(place.node);
  const target = ref && follow(schemas, place.file, ref);
  return target ? resolve(schemas, target) : place;
}

/** The target of a reference inside `from`. */
export function follow(schemas: Schemas, from: string, ref: string): Place | undefined {
  const { file, definition } = read(from, ref);
  const root = schemas.get(file);
  const node = definition ? root?.definitions?.[definition] : root;
  return node && { file, node };
}
