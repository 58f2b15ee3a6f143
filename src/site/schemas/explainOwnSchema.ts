import { editorKeywords, keywords } from "../../schema/keywords.ts";
import { follow, readReference } from "../../schema/references.ts";
import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { didYouMean, quote, sentences } from "../../shared/text/wording.ts";
import { suggest } from "../suggest.ts";
import { placeInJson } from "./jsonPlace.ts";
import { listNodes } from "./listNodes.ts";

/** The keywords of JSON Schema that mean something in draft-07, besides those of `keywords`. */
const standard =
  "$schema $id $ref $comment title description default examples definitions type enum const format properties required " +
  "additionalProperties patternProperties propertyNames dependencies minProperties maxProperties items additionalItems " +
  "contains minItems maxItems uniqueItems pattern minLength maxLength multipleOf minimum maximum exclusiveMinimum " +
  "exclusiveMaximum allOf anyOf oneOf not if then else contentMediaType contentEncoding readOnly writeOnly";

const known = [...standard.split(" "), ...Object.keys(keywords), ...editorKeywords];
const types = ["string", "number", "integer", "boolean", "array", "object", "null"];
const guide = "node_modules/broadside/docs/writing-a-section.md lists them.";

/** A mistake in a schema: the path of the keyword, or of the group that lacks one, and the reason with its remedy. */
type Fault = [path: FieldPath, message: string];

/** The mistakes in the schema of a site's own type, each as `FILE:LINE:COLUMN: SENTENCES`, as the type's author wrote it. */
export function explainOwnSchema(
  file: string,
  text: string,
  type: string,
  schema: SchemaNode,
  engine: Schemas,
): string[] {
  const name = sectionSchema(type);
  const schemas = new Map(engine).set(name, schema);
  return findFaults(schemas, name, schema).map(
    ([path, message]) => `${file}${placeInJson(text, path)}: ${message}`,
  );
}

function findFaults(schemas: Schemas, file: string, schema: SchemaNode): Fault[] {
  return listNodes(schema).flatMap(([at, node]) => [
    ...explainKeywords(node, at),
    ...explainReference(schemas, file, node, at),
    ...explainGroup(node, at),
  ]);
}

function explainKeywords(node: SchemaNode, at: FieldPath): Fault[] {
  const faults: Fault[] = Object.keys(node)
    .filter((keyword) => !known.includes(keyword))
    .map((keyword) => {
      const near = didYouMean(suggest(keyword, known).near);
      return [[...at, keyword], sentences(`${quote(keyword)} is no keyword.`, near || guide)];
    });
  const { type } = node;
  if (typeof type !== "string" || types.includes(type)) return faults;
  const hint = didYouMean(suggest(type, types).near) || `Write ${types.join(", ")}.`;
  return [...faults, [[...at, "type"], `${quote(type)} is no type of a value. ${hint}`]];
}

function explainReference(
  schemas: Schemas,
  from: string,
  { $ref }: SchemaNode,
  at: FieldPath,
): Fault[] {
  if (typeof $ref !== "string" || follow(schemas, from, $ref)) return [];
  const { file, definition = "" } = readReference(from, $ref);
  const place: FieldPath = [...at, "$ref"];
  const target = schemas.get(file);
  if (!target) {
    const right = `../common.schema.json#/definitions/${definition || "text"}`;
    return [[place, `${quote($ref)} leads to no schema. A shared definition is ${quote(right)}.`]];
  }
  const names = Object.keys(target.definitions ?? {});
  const hint = didYouMean(suggest(definition, names).near) || guide;
  return [[place, `There is no definition ${quote(definition)}. ${hint}`]];
}

function explainGroup(node: SchemaNode, at: FieldPath): Fault[] {
  const { properties, required } = node;
  if (!properties) return [];
  const faults: Fault[] = [];
  if (node.additionalProperties !== false) {
    const reason = "without it, nobody is told of a misspelt setting.";
    faults.push([at, `Write "additionalProperties": false beside "properties": ${reason}`]);
  }
  if (!Array.isArray(required)) {
    const list = "the settings without which your component cannot do; [] if there are none.";
    return [...faults, [at, `Write "required" beside "properties": ${list}`]];
  }
  const names = Object.keys(properties);
  const missing = required.filter((name) => !names.includes(name));
  const places = missing.map((name): FieldPath => [...at, "required", required.indexOf(name)]);
  return [
    ...faults,
    ...missing.map((name, index): Fault => {
      const hint = didYouMean(suggest(name, names).near);
      return [places[index] ?? at, sentences(`"properties" has no ${quote(name)}.`, hint)];
    }),
  ];
}
