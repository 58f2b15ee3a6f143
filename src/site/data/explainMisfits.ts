import type { FieldPath } from "../../shared/fieldPath.ts";
import { oneOf, quote, sentences } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { configFile } from "../siteConfig.ts";
import { type FilledPage, isTaken, nameOfSource } from "./fillIn.ts";

/** An error of the schema validation in a value of a source. */
interface Misfit {
  keyword: string;
  path: FieldPath;
  data: unknown;
  wanted: unknown;
  /** The name that is missing or unknown. */
  subject: string;
  schema: { properties?: object; description?: unknown; patternErrorMessage?: unknown };
}

/** Explains the errors of the values that a page takes from sources, each with its path in the answer of the source. */
export function explainMisfits(errors: readonly Misfit[], page: FilledPage): Diagnostic[] {
  const { tree, taken } = page;
  return errors.flatMap((error): Diagnostic[] => {
    const value = taken.find((each) => isTaken(error.path, each));
    if (!value) return [];
    const inside = error.path.slice(value.path.length);
    const place = describePath(inside);
    const lead = place === "" ? "it" : `${place} in it`;
    return [
      {
        code: "bad-data",
        message: `The data ${quote(value.name)} does not fit here: ${lead} ${explain(error)}.`,
        hint: sentences(adviceOn(error), `Its source is in ${configFile}.`),
        range: tree.rangeAt(nameOfSource(value)),
        likeness: JSON.stringify([
          ...[value.path, error.keyword, error.subject],
          inside.map((step) => (typeof step === "number" ? "" : step)),
        ]),
      },
    ];
  });
}

/** A path as code writes it, such as `[0].label`. */
const describePath = (path: FieldPath): string =>
  path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");

function explain({ keyword, data, wanted, subject }: Misfit): string {
  const is = `is ${describe(data)}`;
  switch (keyword) {
    case "type":
      return `${is}, and should be ${kinds[String(wanted)] ?? wanted}`;
    case "required":
      return `has no ${quote(subject)}`;
    case "additionalProperties":
      return `has ${quote(subject)}, which is no setting`;
    case "enum":
      return `${is}, and should be ${oneOf([wanted].flat().map(quote))}`;
    case "const":
      return `${is}, and should be ${quote(wanted)}`;
    case "minItems":
      return `${is}, and needs ${wanted} or more`;
    case "maxItems":
      return `${is}, and may have ${wanted}`;
    default:
      return `${is}, which is not allowed`;
  }
}

const adviceOn = ({ keyword, schema }: Misfit): string =>
  keyword === "additionalProperties"
    ? `There is ${oneOf(Object.keys(schema.properties ?? {}))}.`
    : String(schema.patternErrorMessage ?? schema.description ?? "");

const kinds: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  object: "a group",
  string: "text",
};

function describe(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null) return "empty";
  if (typeof value === "object") return "a group";
  return typeof value === "string" ? `the text ${quote(value)}` : `the ${typeof value} ${value}`;
}
