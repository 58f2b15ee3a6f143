import type { ErrorObject } from "ajv";
import type { Schemas } from "../schema/fields.ts";
import { compile, type Validator } from "./compileSchemas.ts";

const compiled = new WeakMap<Schemas, Validator>();

/** All of Ajv's errors for the data and page.schema.json. */
export function validate(schemas: Schemas, data: unknown): ErrorObject[] {
  const meets = compiled.get(schemas) ?? compile(schemas);
  compiled.set(schemas, meets);
  meets(data);
  return meets.errors ?? [];
}
