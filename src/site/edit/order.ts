import { membersOf } from "../../schema/fields.ts";
import { resolve, type SchemaLocation } from "../../schema/references.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { asText } from "../../shared/lookUp.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { type Rules, rootSchema } from "./rules.ts";

/** The schema of the value at the path; undefined if the schemas do not have it. */
export function schemaAt(rules: Rules, data: unknown, path: FieldPath): SchemaLocation | undefined {
  const { schemas } = rules;
  const isProps = path[0] === "sections" && path[2] === "props";
  const type = isProps ? dataAt(data, [...path.slice(0, 2), "type"]) : undefined;
  const file = isProps ? sectionSchema(asText(type)) : rootSchema(rules);
  const node = schemas.get(file);
  return path.slice(isProps ? 3 : 0).reduce(inside(schemas), node && { file, node });
}

const inside = (schemas: Schemas) => (place: SchemaLocation | undefined, step: string | number) => {
  const shape = place && membersOf(schemas, place);
  return typeof step === "number" ? shape?.entry?.place : shape?.properties.get(step)?.place;
};

/** The names of a group in the order of its schema. */
export function namesAt(rules: Rules, data: unknown, path: FieldPath): string[] {
  const place = schemaAt(rules, data, path);
  return place ? [...membersOf(rules.schemas, place).properties.keys()] : [];
}

/** The value with the names of its groups in the order of their schemas; those that these do not know come last. */
export function inOrder(rules: Rules, data: unknown, path: FieldPath, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => inOrder(rules, data, [...path, index], item));
  }
  if (!isGroup(value)) return value;
  const known = namesAt(rules, data, path).filter((name) => Object.hasOwn(value, name));
  const others = Object.keys(value).filter((name) => !known.includes(name));
  return Object.fromEntries(
    [...known, ...others].map((name) => [
      name,
      inOrder(rules, data, [...path, name], child(value, name)),
    ]),
  );
}

/** The type that a schema requires at the path; undefined if it requires none. */
export function typeAt(rules: Rules, data: unknown, path: FieldPath): string | undefined {
  const place = schemaAt(rules, data, path);
  const { type, enum: values } = place ? resolve(rules.schemas, place).node : {};
  if (type !== undefined || !Array.isArray(values)) return type;
  return values.every((value) => typeof value === "string") ? "string" : undefined;
}
