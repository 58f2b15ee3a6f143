import { readFileSync } from "node:fs";
import path from "node:path";
import type { ErrorObject } from "ajv";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { describePlace, quote } from "../../shared/text/wording.ts";
import { SiteFault } from "../siteFault.ts";
import { SchemaError } from "./compileSchemas.ts";
import { explainValues } from "./explainValues.ts";
import { type OwnType, ownSchemaFile } from "./ownTypes.ts";
import { validate } from "./validate.ts";

const site = { name: "A", title: "A page", description: "A page for an example." };

/** Throws a `SiteFault` if the schema of an own type is none for Ajv, or if it refuses one of its own examples. */
export function checkOwnSchemas(schemas: Schemas, own: readonly OwnType[]): void {
  const faults = own.flatMap(({ type, schema }) => {
    const examples = Array.isArray(schema?.examples) ? schema.examples : [];
    return examples.flatMap((props, index) => {
      const [error] = validateOwn(schemas, own, { site, sections: [{ type, props }] });
      if (!error) return [];
      return `${ownSchemaFile(type)}: example ${index + 1} is not what the schema allows. ${explain(error, props)}`;
    });
  });
  if (faults.length > 0) throw new SiteFault(faults.join("\n"));
}

/** An error of Ajv in words, with its place in the example. */
function explain({ keyword, instancePath, params, message }: ErrorObject, props: unknown): string {
  const steps = instancePath.split("/").slice(4);
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const place = path.length > 0 ? describePlace(path, props) : "Its props";
  if (keyword === "required") return `${place}: ${quote(params.missingProperty)} is missing.`;
  if (keyword === "additionalProperties") {
    return `${place}: there is no setting ${quote(params.additionalProperty)}.`;
  }
  return `${place}: it ${message}.`;
}

function validateOwn(schemas: Schemas, own: readonly OwnType[], page: unknown) {
  try {
    return validate(schemas, page);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const broken = own.find(({ type }) => error.file === sectionSchema(type));
    if (!broken?.schema) throw error;
    const { type, schema, component } = broken;
    const file = path.join(path.dirname(component.file), `${type}.schema.json`);
    const wrong = explainValues(ownSchemaFile(type), readFileSync(file, "utf8"), schema);
    if (wrong.length > 0) throw new SiteFault(wrong.join("\n"));
    throw new SiteFault(
      `${ownSchemaFile(type)}: ${error.reason}. The keywords that a schema may have are in node_modules/broadside/docs/writing-a-section.md.`,
    );
  }
}
