import type { ErrorObject } from "ajv";
import type { FieldValue } from "../../schema/fields.ts";
import type { SchemaNode, Schemas } from "../../schema/schemaNode.ts";
import { child } from "../../shared/dataAt.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** An error of the schema validation, with the facts that explain it in plain words. */
export interface SchemaError {
  keyword: string;
  path: FieldPath;
  data: unknown;
  /** The keyword's own value. */
  wanted: unknown;
  /** The schema that holds the keyword. */
  schema: SchemaNode;
  /** The name that is missing or unknown. */
  subject: string;
  /** The right place of an unknown name that is misplaced. */
  home?: FieldPath;
  /** The name that is missing beside an unknown one, if the two may be the same. */
  instead?: string;
}

/** Turns an error into a diagnostic. */
export type Explain = (schemaError: SchemaError, page: ParsedPage) => Diagnostic;

/** Converts Ajv's error and adds the schema that it comes from. */
export function toSchemaError(error: ErrorObject, data: unknown): SchemaError {
  const { missingProperty, additionalProperty } = error.params;
  return {
    keyword: error.keyword,
    path: toPath(error.instancePath, data),
    data: error.data,
    wanted: error.schema,
    schema: error.parentSchema ?? {},
    subject: String(missingProperty ?? additionalProperty ?? ""),
  };
}

/** A JSON pointer as keys and indexes. */
function toPath(pointer: string, data: unknown): FieldPath {
  let inner = data;
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((key) => {
      const step = Array.isArray(inner) ? Number(key) : key;
      inner = child(inner, step);
      return step;
    });
}

/** The field at the path, if a shared definition describes its value. */
export const fieldOfError = (path: FieldPath, { fields }: ParsedPage): FieldValue | undefined =>
  fields.find((each) => samePath(each.path, path));

/** The purpose of the value at the path, from its property, or else from the shared definition. */
export function describe(path: FieldPath, schema: SchemaNode, page: ParsedPage): string {
  // The schema of the outermost definition has the property's own description.
  const described = page.fields.findLast(
    (each) => samePath(each.path, path) && each.schema.description !== undefined,
  );
  return String(described?.schema.description ?? schema.description ?? "");
}

/** The schema of a property: its own, or the definition or file that it refers to. */
export function definitionOf(
  node: SchemaNode | undefined,
  schemas: Schemas,
): SchemaNode | undefined {
  const [file = "", name] = (node?.$ref ?? node?.then?.$ref ?? "").split("#/definitions/");
  if (!name) return schemas.get(file) ?? node;
  for (const { definitions } of schemas.values()) {
    const found = definitions?.[name];
    // A definition may refer to another, and add to it.
    if (found) return found.$ref ? { ...definitionOf(found, schemas), ...found } : found;
  }
  return undefined;
}
