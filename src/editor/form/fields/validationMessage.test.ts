import { expect, it } from "vitest";
import { validationMessage } from "./validationMessage.ts";

it("says why a value does not fit, in the schema's words where it has some", () => {
  const link = { type: "string", pattern: "^#", patternErrorMessage: "A link is #section." };
  expect(validationMessage([{}, link], "#faq")).toBeUndefined();
  expect(validationMessage([{}, link], "faq")).toBe("A link is #section.");
  expect(validationMessage([{ minLength: 1 }], "")).toBe("Write something here.");
  expect(validationMessage([{ pattern: "^[A-Z]{3}$", description: "Three letters." }], "eur")).toBe(
    "Three letters.",
  );
});

it("says which numbers fit", () => {
  const faults = [
    validationMessage([{ type: "integer", minimum: 1, maximum: 5 }], 2.5),
    validationMessage([{ type: "integer", minimum: 1, maximum: 5 }], 6),
    validationMessage([{ type: "number", minimum: 0 }], -1),
    validationMessage([{ type: "number", minimum: 0, maximum: 5, multipleOf: 0.5 }], 4.2),
  ];
  expect(faults).toEqual([
    "Write a whole number from 1 to 5.",
    "Write a whole number from 1 to 5.",
    "Write a number from 0.",
    "Write a number from 0 to 5 in steps of 0.5.",
  ]);
  expect(
    validationMessage([{ type: "number", minimum: 0, maximum: 5, multipleOf: 0.5 }], 4.5),
  ).toBeUndefined();
  expect(validationMessage([{ type: "integer", minimum: 1, maximum: 5 }], 5)).toBeUndefined();
});
