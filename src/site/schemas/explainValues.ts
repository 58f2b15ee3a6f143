import { createRequire } from "node:module";
import type { ErrorObject } from "ajv";
import { keywords } from "../../schema/keywords.ts";
import type { SchemaNode } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { oneOf, quote } from "../../shared/text/wording.ts";
import { placeInJson } from "./jsonPlace.ts";
import { listNodes } from "./listNodes.ts";

const require = createRequire(import.meta.url);

/** A value that its keyword does not take: its path in the schema, and what Ajv has against it. */
interface WrongValue {
  path: FieldPath;
  error: ErrorObject;
}

/** The values in a schema that their keywords do not take, each as `FILE:LINE:COLUMN: SENTENCE`. */
export function explainValues(file: string, text: string, schema: SchemaNode): string[] {
  const wrong = listWrongValues(schema);
  // A choice between kinds of values is refused with the reason of each.
  const inside = ({ path }: WrongValue) =>
    wrong.some(
      (each) =>
        each.path.length > path.length && path.every((step, index) => step === each.path[index]),
    );
  return wrong
    .filter((each) => each.error.keyword !== "anyOf" && !inside(each))
    .map(({ path, error }) => {
      const keyword = path.findLast((step) => typeof step === "string");
      const given = JSON.stringify(dataAt(schema, path));
      return `${file}${placeInJson(text, path)}: ${quote(keyword)} ${describe(error)}, not ${given}.`;
    });
}

function listWrongValues(schema: SchemaNode): WrongValue[] {
  const { Ajv }: typeof import("ajv") = require("ajv");
  const ajv = new Ajv({ allErrors: true, strict: false });
  const at = (start: FieldPath, value: unknown, isRight: unknown): WrongValue[] =>
    (isRight ? [] : (ajv.errors ?? [])).map((error) => ({
      path: [...start, ...readPointer(error.instancePath, value)],
      error,
    }));
  const standard = at([], schema, ajv.validateSchema(schema));
  const own = listNodes(schema).flatMap(([path, node]) =>
    Object.entries(keywords).flatMap(([name, { value }]) => {
      const given = node[name];
      return given === undefined ? [] : at([...path, name], given, ajv.validate(value, given));
    }),
  );
  return [...standard, ...own];
}

/** The path that a JSON Pointer names in a value. */
function readPointer(pointer: string, value: unknown): FieldPath {
  const path: (string | number)[] = [];
  for (const step of pointer.split("/").slice(1)) {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    path.push(Array.isArray(dataAt(value, path)) ? Number(name) : name);
  }
  return path;
}

/** Words for the values of a keyword, behind its name. */
function describe({ keyword, params, message }: ErrorObject): string {
  if (keyword === "type") {
    const types: string[] = [params.type].flat();
    return `must be ${oneOf(types.map((type) => kinds[type] ?? type))}`;
  }
  if (keyword === "enum") return `must be ${oneOf(params.allowedValues.map(quote))}`;
  return message ?? "is not as it must be";
}

/** The kinds of values in JSON, as words. */
const kinds: Record<string, string> = {
  ...{ array: "an array", boolean: "true or false", integer: "a whole number", null: "null" },
  ...{ number: "a number", object: "an object in braces", string: "a text in quotes" },
};
