import type { ErrorObject } from "ajv";
import { named, nameOf } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { isEmpty } from "../page/isEmpty.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { explainBlanks } from "./blanks.ts";
import { explainEmptyValue, gatherEmptyValues } from "./emptyValues.ts";
import { gatherMisplacedKeys } from "./misplacedKeys.ts";
import { explainMissing, explainUnknown } from "./names.ts";
import {
  describe,
  type Explain,
  fieldOfError,
  type SchemaError,
  toSchemaError,
} from "./schemaError.ts";
import { explainSplitEntry, joinSplitEntries } from "./splitEntries.ts";
import { explainTypeMismatch } from "./typeMismatch.ts";
import { explainChoice, explainForm, explainLength, explainSize } from "./values.ts";

const explanations: Record<string, Explain> = {
  type: explainType,
  enum: explainChoice,
  const: explainChoice,
  minimum: explainSize,
  maximum: explainSize,
  exclusiveMinimum: explainSize,
  exclusiveMaximum: explainSize,
  multipleOf: explainSize,
  minLength: explainForm,
  maxLength: explainLength,
  pattern: explainForm,
  minItems: explainLength,
  maxItems: explainLength,
  required: explainMissing,
  additionalProperties: explainUnknown,
  half: explainSplitEntry,
  vacant: explainEmptyValue,
};

/** A day that YAML reads as a number is explained as a day. */
function explainType(error: SchemaError, page: ParsedPage): Diagnostic {
  const isDay = ["date", "moment"].includes(fieldOfError(error.path, page)?.kind ?? "");
  return typeof error.data === "number" && isDay
    ? explainForm({ ...error, data: page.text.slice(...page.tree.valueAt(error.path)) }, page)
    : explainTypeMismatch(error, page);
}

/** True for a name that is missing only because no blank is behind its colon: { title:words } */
const isTight = ({ keyword, subject, data }: SchemaError) =>
  keyword === "required" &&
  Object.keys(Object(data)).some((name) => name.startsWith(`${subject}:`));

/** Failed conditions carry no information of their own: the errors inside them do. */
const noise = new Set(["if", "anyOf", "oneOf", "allOf"]);

/** The mistakes behind Ajv's errors, each once. */
export const listErrors = (errors: readonly ErrorObject[], data: unknown): SchemaError[] =>
  firstOfEach(
    errors.filter(({ keyword }) => !noise.has(keyword)).map((error) => toSchemaError(error, data)),
  );

/** Turns Ajv's errors into plain words, once for each mistake. */
export function explain(errors: readonly ErrorObject[], page: ParsedPage): Diagnostic[] {
  const schemaErrors = listErrors(errors, page.tree.data).filter((error) => !isTight(error));
  const gathered = joinSplitEntries(gatherMisplacedKeys(schemaErrors, page), page);
  const mistakes = gatherEmptyValues(gathered, page);
  return mistakes.map((schemaError) => {
    const likeness = likenessOf(schemaError);
    const explained = (explanations[schemaError.keyword] ?? explainAnything)(schemaError, page);
    return explainBlanks(schemaError, page) ?? { ...explained, ...(likeness && { likeness }) };
  });
}

/**
 * Errors about the shape of an entry in a list, not about one value. Authors repeat such a mistake in every entry.
 */
const ofShape = new Set(["type", "required", "additionalProperties", "vacant"]);

/** The key that an error shares with the same mistake in other entries of its list. */
function likenessOf({ keyword, path, wanted, subject, data }: SchemaError): string | undefined {
  const last = path.findLastIndex((step) => typeof step === "number");
  const isEntry = last > 1 && path[last - 1] !== "sections";
  if (!isEntry || !(ofShape.has(keyword) || isEmpty(data))) return undefined;
  const place = path.map((step, index) => (index === last ? "" : step));
  return JSON.stringify([keyword, place, keyword === "type" ? wanted : "", subject, kindOf(data)]);
}

const kindOf = (data: unknown) =>
  isEmpty(data) ? "empty" : Array.isArray(data) ? "list" : typeof data;

/** Keeps one error for each value, but every missing or unknown name. */
function firstOfEach(schemaErrors: readonly SchemaError[]): SchemaError[] {
  const seen = new Set<string>();
  return schemaErrors.filter(({ path, subject }) => {
    const key = JSON.stringify([path, subject]);
    return !seen.has(key) && seen.add(key);
  });
}

const explainAnything: Explain = ({ path, schema }, page) => {
  const { tree } = page;
  const { where, name } = nameOf(path, tree.data);
  return {
    code: "bad-value",
    message: `${where}: ${name ? named(name) : "this"} cannot stay as it is.`,
    hint: describe(path, schema, page),
    range: tree.valueAt(path),
  };
};
