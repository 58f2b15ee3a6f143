import { explainId } from "../schema/ids.ts";
import { type Schemas, sectionSchema, sectionTypes } from "../schema/schemaNode.ts";
import { dataAt } from "../shared/dataAt.ts";
import type { FieldPath } from "../shared/fieldPath.ts";
import { didYouMean, sentences } from "../shared/text/wording.ts";
import { typeAt } from "../site/edit/order.ts";
import type { Rules } from "../site/edit/rules.ts";
import { exampleProps } from "../site/exampleProps.ts";
import { suggest } from "../site/suggest.ts";
import { WrongCall } from "./wrongCall.ts";

/** An argument as a whole number. */
export function parseCount(argument: string): number {
  if (!/^\d+$/.test(argument)) throw new WrongCall(`${argument} is no whole number.`);
  return Number(argument);
}

/** The words that YAML 1.1, and many people, write for true and false. */
const switches = new Map([
  ...["yes", "on"].map((word) => [word, true] as const),
  ...["no", "off"].map((word) => [word, false] as const),
]);

/** An argument as the value that its place takes: text stays text, where the schema does not ask for something else. */
export function parseValue(
  argument: string,
  path: FieldPath,
  data: unknown,
  rules: Rules,
): unknown {
  const type = typeAt(rules, data, path) ?? typeof (dataAt(data, path) ?? "");
  if (type === "string") return argument;
  const word = argument.toLowerCase();
  if (type === "boolean" && switches.has(word)) return switches.get(word);
  try {
    return JSON.parse(argument);
  } catch {
    return argument;
  }
}

/** An argument as an id, if the schema takes it for one: links would lead to it. */
export function parseId(argument: string, { schemas }: Rules): string {
  const reason = explainId(schemas, argument.normalize("NFC"));
  if (reason) throw new WrongCall(`${JSON.stringify(argument)} is no id. ${reason}`);
  return argument;
}

/** The props of a new section, which are given as JSON. */
export function parseProps(argument: string): unknown {
  try {
    return JSON.parse(argument);
  } catch {
    throw new WrongCall('--props takes the props as JSON, in quotes: \'{ "title": "Hello" }\'');
  }
}

/** The example props of a section type in a language; none where it has no example. */
export function findExample(type: string, schemas: Schemas, lang: string): unknown {
  if (!schemas.has(sectionSchema(type))) {
    const names = sectionTypes(schemas).map(([name]) => name);
    const hint = didYouMean(suggest(type, names).near);
    throw new WrongCall(sentences(`There is no section type ${type}.`, hint));
  }
  return exampleProps(schemas, type, lang) ?? {};
}
