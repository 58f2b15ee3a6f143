import type { SchemaNode } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import { withValue } from "../../pending/withValue.ts";
import { nowhere } from "../../pickers/describeLink.ts";
import type { Field, GroupField } from "./field.ts";
import { innerOf } from "./problems.ts";

/** The value with which a new entry or group begins: choices are made, links lead nowhere yet, and words are to be written. */
export function initialValue(field: Field): unknown {
  if (!field.isRequired) return;
  if (field.kind === "choice") return field.defaultValue ?? field.options[0];
  if (field.kind === "switch") return field.defaultValue ?? false;
  if (field.kind === "group") {
    const given = field.fields.map((inner) => [inner.path.at(-1), initialValue(inner)] as const);
    const needed = given.filter(([, value]) => value !== undefined);
    return needed.length > 0 ? Object.fromEntries(needed) : undefined;
  }
  return leadsNowhere(field) ? nowhere : undefined;
}

/** The value with which a group begins beside the one that it joins: with its words, until others are written. */
export function joiningValue(field: GroupField): unknown {
  if (field.joined === undefined) return;
  const value = field.fields
    .filter(({ isRequired }) => isRequired)
    .map((inner) => {
      const name = String(inner.path.at(-1));
      return [name, initialValue(inner) ?? child(field.joined, name)] as const;
    });
  return value.every(([, each]) => each !== undefined) ? Object.fromEntries(value) : undefined;
}

/** The value of something new. A group that needs a link or something else, and has nothing yet, has a link that leads nowhere. */
export function completeValue(field: Field, value: unknown): unknown {
  if (field.kind !== "group") return value;
  const alternatives = field.fields.filter(({ isAlternative }) => isAlternative);
  if (alternatives.some((each) => each.value !== undefined)) return value;
  const link = alternatives.find(leadsNowhere);
  return link ? withValue(value, link.path.slice(field.path.length), nowhere) : value;
}

const leadsNowhere = ({ definitions, schemas }: Field) =>
  definitions.includes("href") && schemas.some(takesTodo);

const takesTodo = ({ pattern }: SchemaNode) =>
  typeof pattern === "string" && new RegExp(pattern, "u").test(nowhere);

/** The first field inside that needs a value and has none. */
export function findMissing(field: Field): Field | undefined {
  const { value, isRequired } = field;
  const isLeftOut = value === undefined || value === null;
  if (isLeftOut && !isRequired) return;
  if (field.kind === "list" && field.items.length < field.min) return field;
  const inner = innerOf(field);
  if (isLeftOut && inner.length === 0) return field;
  for (const each of inner) {
    const missing = findMissing(each);
    if (missing) return missing;
  }
}
