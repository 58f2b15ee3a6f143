import type { FieldPath } from "../shared/fieldPath.ts";
import {
  follow,
  type Reference,
  readReference,
  refOf,
  resolve,
  type SchemaLocation,
} from "./references.ts";
import type { SchemaNode, Schemas } from "./schemaNode.ts";

/** The file of the shared definitions, which give a field its kind. */
const shared = "common.schema.json";

/** A value whose schema is one of the shared definitions: `kind` is the definition's name. */
export interface FieldValue {
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

/** A property of a group, or what every entry of a list is, as its schema has it. */
export interface Member {
  /** The shared definitions that describe it, innermost first, each with the schema beside the reference to it. */
  definitions: readonly Pick<FieldValue, "kind" | "schema">[];
  /** Its schema in the group, which may be more specific than the definition. */
  schema: SchemaNode;
  /** Its schema behind all references. */
  place: SchemaLocation;
  isRequired: boolean;
}

/** The inside of a value, as its schema has it. */
export interface Members {
  /** Those of a group, by name; none where it is no group. */
  properties: ReadonlyMap<string, Member>;
  /** The member that describes each entry of a list. */
  entry: Member | undefined;
}

const shapes = new WeakMap<Schemas, Map<SchemaNode, Members>>();

/** The shape of a value by its schema. Every walk of a value or of a schema uses this. */
export function membersOf(schemas: Schemas, place: SchemaLocation): Members {
  const known = shapes.get(schemas) ?? new Map<SchemaNode, Members>();
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

function readMember(schemas: Schemas, from: SchemaLocation, isRequired: boolean): Member {
  const definitions: Pick<FieldValue, "kind" | "schema">[] = [];
  let place: SchemaLocation | undefined = from;
  let last = from;
  while (place) {
    last = place;
    const { file, node }: SchemaLocation = place;
    const ref = refOf(node);
    if (!ref) break;
    const target: Reference = readReference(file, ref);
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
  replace: (field: FieldValue) => unknown,
): unknown {
  const node = schemas.get(file);
  return node ? mapInside(schemas, { file, node }, value, at, replace) : value;
}

function mapInside(
  schemas: Schemas,
  place: SchemaLocation,
  value: unknown,
  at: FieldPath,
  replace: (field: FieldValue) => unknown,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { entry, properties } = membersOf(schemas, place);
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
