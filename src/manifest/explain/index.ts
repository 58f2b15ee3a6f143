import type { ErrorObject } from "ajv";
import type { Page } from "../page.ts";
import type { Finding } from "../problem.ts";
import { named, nameOf } from "../words.ts";
import { explainBlanks } from "./blanks.ts";
import { type Breach, describe, type Explain, toBreach } from "./breach.ts";
import { explainHalf, joinHalves } from "./halves.ts";
import { explainKind } from "./kinds.ts";
import { gatherMoves } from "./moves.ts";
import { explainMissing, explainUnknown } from "./names.ts";
import { explainChoice, explainForm, explainLength, explainSize } from "./values.ts";

const explanations: Record<string, Explain> = {
  type: explainKind,
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
  half: explainHalf,
};

/** Conditions that failed say nothing of their own: what they lead to does. */
const noise = new Set(["if", "anyOf", "oneOf", "allOf"]);

/** Says in plain words, once for each mistake, what Ajv found. */
export function explain(errors: readonly ErrorObject[], page: Page): Finding[] {
  const breaches = errors
    .filter(({ keyword }) => !noise.has(keyword))
    .map((error) => toBreach(error, page.tree.data));
  const mistakes = joinHalves(gatherMoves(firstOfEach(breaches), page), page);
  return mistakes.map(
    (breach) =>
      explainBlanks(breach, page) ??
      (explanations[breach.keyword] ?? explainAnything)(breach, page),
  );
}

/** A value that is wrong in two ways is one mistake; names that are missing or unknown are one each. */
function firstOfEach(breaches: readonly Breach[]): Breach[] {
  const seen = new Set<string>();
  return breaches.filter(({ path, subject }) => {
    const key = JSON.stringify([path, subject]);
    return !seen.has(key) && seen.add(key);
  });
}

const explainAnything: Explain = ({ path, schema }, page) => {
  const { tree } = page;
  const { where, name } = nameOf(path, tree.data);
  return {
    severity: "error",
    code: "bad-value",
    message: `${where}: ${name ? named(name) : "this"} cannot stay as it is.`,
    hint: describe(path, schema, page),
    range: tree.valueAt(path),
  };
};
