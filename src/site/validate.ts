import type { ErrorObject } from "ajv";
import type { Schemas } from "../schema/fields.ts";
import { compile, type Validator } from "./compileSchemas.ts";

const compiled = new WeakMap<Schemas, Validator>();

/** Every way in which the data breaks page.schema.json, as Ajv tells it. */
export function validate(schemas: Schemas, data: unknown): ErrorObject[] {
  const meets = compiled.get(schemas) ?? compile(schemas);
  compiled.set(schemas, meets);
  meets(data);
  return meets.errors ?? [];
}
