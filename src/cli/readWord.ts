import { explainId } from "../schema/ids.ts";
import { type Schemas, sectionSchema } from "../schema/schemaNode.ts";
import { dataAt } from "../shared/dataAt.ts";
import type { FieldPath } from "../shared/fieldPath.ts";
import { typeAt } from "../site/edit/order.ts";
import type { Rules } from "../site/edit/rules.ts";
import { exampleProps } from "../site/exampleProps.ts";
import { WrongCall } from "./wrongCall.ts";

/** A word as a whole number. */
export function readCount(word: string): number {
  if (!/^\d+$/.test(word)) throw new WrongCall(`${word} is no whole number.`);
  return Number(word);
}

/** A word as the value that its place takes: text stays text, where the schema does not ask for something else. */
export function readValue(word: string, path: FieldPath, data: unknown, rules: Rules): unknown {
  const type = typeAt(rules, data, path) ?? typeof (dataAt(data, path) ?? "");
  if (type === "string") return word;
  try {
    return JSON.parse(word);
  } catch {
    return word;
  }
}

/** A word as an id, if the schema takes it for one: links would lead to it. */
export function readId(word: string, { schemas }: Rules): string {
  const reason = explainId(schemas, word.normalize("NFC"));
  if (reason) throw new WrongCall(`${JSON.stringify(word)} is no id. ${reason}`);
  return word;
}

/** The props of a new section, which are given as JSON. */
export function readProps(word: string): unknown {
  try {
    return JSON.parse(word);
  } catch {
    throw new WrongCall('--props takes the props as JSON, in quotes: \'{ "title": "Hello" }\'');
  }
}

/** The example props of a section type in a language; none where it has no example. */
export function readExample(type: string, schemas: Schemas, lang: string): unknown {
  if (!schemas.has(sectionSchema(type))) throw new WrongCall(`There is no section type ${type}.`);
  return exampleProps(schemas, type, lang) ?? {};
}
