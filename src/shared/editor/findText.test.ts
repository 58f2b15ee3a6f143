import { expect, test } from "vitest";
import { findText } from "./findText.ts";
import type { TranslatedText } from "./translations.ts";

const texts = [
  "## Pro",
  "## Pro+",
  "It is 5 % off.",
  "It is 5 € off.",
  "It is **not** 5 € off.",
].map(
  (id): TranslatedText => ({
    ...{ page: "/", context: "prose text", id, state: "missing", translation: "" },
  }),
);
const find = (...around: string[]) => findText(around, texts)?.id;

test("texts that differ in their signs alone are told apart", () => {
  expect([find("Pro"), find("Pro+"), find("It is 5 € off."), find("It is 5\n% off.")]).toEqual([
    "## Pro",
    "## Pro+",
    "It is 5 € off.",
    "It is 5 % off.",
  ]);
});

test("marks and the lines of the page make no difference, and the nearest element counts", () => {
  expect([find("It is not\n5 € off."), find("not", "It is not 5 € off."), find("None")]).toEqual([
    "It is **not** 5 € off.",
    "It is **not** 5 € off.",
    undefined,
  ]);
});
