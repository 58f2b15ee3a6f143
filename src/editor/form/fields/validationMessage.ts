import type { SchemaNode } from "../../../schema/schemaNode.ts";

/** The reason why a text or a number does not fit its schemas; undefined if it does. */
export function validationMessage(
  schemas: readonly SchemaNode[],
  value: string | number,
): string | undefined {
  for (const schema of schemas) {
    const fault =
      typeof value === "string" ? messageOfText(schema, value) : messageOfNumber(schema, value);
    if (fault) return fault;
  }
}

function messageOfText(schema: SchemaNode, value: string): string | undefined {
  const { pattern, minLength, patternErrorMessage, description } = schema;
  const isShort = typeof minLength === "number" && value.length < minLength;
  if (!isShort && (typeof pattern !== "string" || new RegExp(pattern, "u").test(value))) return;
  if (typeof patternErrorMessage === "string") return patternErrorMessage;
  return value.trim() === ""
    ? "Write something here."
    : String(description ?? "This does not fit.");
}

function messageOfNumber(schema: SchemaNode, value: number): string | undefined {
  const { type, minimum, maximum, multipleOf } = schema;
  if (type !== "number" && type !== "integer") return;
  const isWhole = type === "integer" || multipleOf === 1;
  const step = typeof multipleOf === "number" ? multipleOf : undefined;
  const fits =
    (!isWhole || Number.isInteger(value)) &&
    (typeof minimum !== "number" || value >= minimum) &&
    (typeof maximum !== "number" || value <= maximum) &&
    (step === undefined || Number.isInteger(value / step));
  if (fits) return;
  const range = [
    minimum === undefined ? "" : `from ${minimum}`,
    maximum === undefined ? "" : `to ${maximum}`,
    step === undefined || isWhole ? "" : `in steps of ${step}`,
  ];
  const words = [`Write a ${isWhole ? "whole " : ""}number`, ...range.filter(Boolean)];
  return `${words.join(" ")}.`;
}
