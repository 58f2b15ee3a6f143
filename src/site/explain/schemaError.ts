import type { ErrorObject } from "ajv";
import type { Field, SchemaNode, Schemas } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { child } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { CheckedPage } from "../checkedPage.ts";

/** One way in which the data breaks the schema, with what is needed to say it in plain words. */
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
  /** Where an unknown name belongs, when it has strayed from there. */
  home?: FieldPath;
  /** The name that is missing beside an unknown one: the two may be the same. */
  instead?: string;
}

/** Turns a breach into words and a place. */
export type Explain = (schemaError: SchemaError, page: CheckedPage) => Diagnostic;

/** Reads Ajv's error; the schema's own words come along. */
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

/** The value at the path, if one of the shared definitions describes it. */
export const fieldAt = (path: FieldPath, { fields }: CheckedPage): Field | undefined =>
  fields.find((each) => samePath(each.path, path));

/** What the value at the path is for: in the words of its property, or else of the schema it shares with others. */
export function describe(path: FieldPath, schema: SchemaNode, page: CheckedPage): string {
  return String(fieldAt(path, page)?.schema.description ?? schema.description ?? "");
}

/** The schema that a property is described by: its own, or the definition or the file that it refers to. */
export function definitionOf(
  node: SchemaNode | undefined,
  schemas: Schemas,
): SchemaNode | undefined {
  const [file = "", name] = (node?.$ref ?? "").split("#/definitions/");
  if (!name) return schemas.get(file) ?? node;
  for (const { definitions } of schemas.values()) {
    if (definitions?.[name]) return definitions[name];
  }
  return undefined;
}

/** Whether two paths lead to the same place. */
export function samePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}
