import type { SchemaNode, Schemas } from "./schemaNode.ts";

/** A part of a schema, and the file that its references are relative to. */
export interface SchemaLocation {
  file: string;
  node: SchemaNode;
}

/** The file of a reference, by its path inside schema/, and the definition in that file. */
export interface Reference {
  file: string;
  definition: string | undefined;
}

// A page of hundreds of sections follows the same few references thousands of times. The cache has two levels, by
// file and by reference: joining the two into one key took longer than all the rest of the work on a reference.
const known = new Map<string, Map<string, Reference>>();

/** Reads a reference in the file `from`. */
export function readReference(from: string, ref: string): Reference {
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

/** The reference of a value, or of the group that another value may replace. */
export const refOf = ({ $ref, then: group }: SchemaNode) => $ref ?? group?.$ref;

/** Follows references from a place to the end. */
export function resolve(schemas: Schemas, place: SchemaLocation): SchemaLocation {
  const ref = refOf(place.node);
  const target = ref && follow(schemas, place.file, ref);
  return target ? resolve(schemas, target) : place;
}

/** The target of a reference inside `from`. */
export function follow(schemas: Schemas, from: string, ref: string): SchemaLocation | undefined {
  const { file, definition } = readReference(from, ref);
  const root = schemas.get(file);
  const node = definition ? root?.definitions?.[definition] : root;
  return node && { file, node };
}
