import { expect, it } from "vitest";
import { longestWord } from "./longestWord.ts";

it.each([
  ["Ihr Versprechen in wenigen Worten", 11],
  ["Обещание в нескольких словах", 10],
  ["Krankenhaus\u00adverwaltung", 11],
  ["ready-made", 5],
  ["ブランドの約束をひとことで", 0],
  ["10,000,000", 0],
  ["", 0],
])("%s has %s letters in a row", (text, letters) => {
  expect(longestWord(text)).toBe(letters);
});
