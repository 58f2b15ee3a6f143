import type { ErrorObject } from "ajv";
import type { Schemas } from "../../schema/schemaNode.ts";
import { home, type PageAddress, schemaOf } from "../page/pageAddress.ts";
import { compile, type Validators } from "./compileSchemas.ts";

const compiled = new WeakMap<Schemas, Validators>();

/** All of Ajv's errors for the data of a page's file. */
export function validate(
  schemas: Schemas,
  data: unknown,
  page: Pick<PageAddress, "path"> = home,
): ErrorObject[] {
  const validators = compiled.get(schemas) ?? compile(schemas);
  compiled.set(schemas, validators);
  const meets = validators[schemaOf(page)];
  meets(data);
  return meets.errors ?? [];
}
