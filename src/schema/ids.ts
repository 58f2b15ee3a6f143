import type { Schemas } from "./schemaNode.ts";

/** The reason why a text cannot be an id, in a sentence of the schema; undefined if it can. */
export function explainId(schemas: Schemas, text: string): string | undefined {
  const { pattern, patternErrorMessage } = schemas.get("common.schema.json")?.definitions?.id ?? {};
  return new RegExp(String(pattern), "u").test(text) ? undefined : String(patternErrorMessage);
}
