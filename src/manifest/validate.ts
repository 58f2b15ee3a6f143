import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Schemas } from "./fields.ts";

/** Keywords that speak to editors or to the build, not to the validator. */
const vocabulary = [
  "markdownDescription",
  "markdownEnumDescriptions",
  "defaultSnippets",
  "patternErrorMessage",
  "fills",
  "invents",
  "renamed",
  "renamedFrom",
  "deprecationMessage",
  "schemaOrg",
];

const compiled = new WeakMap<Schemas, ValidateFunction>();

/** Every way in which the data breaks page.schema.json, as Ajv tells it. */
export function validate(schemas: Schemas, data: unknown): ErrorObject[] {
  const meets = compiled.get(schemas) ?? compile(schemas);
  compiled.set(schemas, meets);
  meets(data);
  return meets.errors ?? [];
}

function compile(schemas: Schemas): ValidateFunction {
  // Most runs validate one page: code that ran faster would take longer to make than it saves.
  const made = { inlineRefs: false, code: { optimize: false } };
  const ajv = new Ajv({ allErrors: true, strict: true, verbose: true, ...made });
  ajv.addVocabulary(vocabulary);
  // An $id gives relative references something to start from.
  for (const [file, schema] of schemas) ajv.addSchema({ ...schema, $id: `/${file}` });
  const meets = ajv.getSchema("/page.schema.json");
  if (!meets) throw new Error("schema/page.schema.json is missing.");
  return meets;
}
