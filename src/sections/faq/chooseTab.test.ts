import { expect, it } from "vitest";
import { chooseTab } from "./chooseTab.ts";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 7, 0],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 7],
  ["Home", 5, 0],
  ["End", 5, 7],
  ["ArrowDown", 3, undefined],
  ["Tab", 3, undefined],
])("%s on tab %i of eight leads to %s", (key, current, next) => {
  expect(chooseTab(key, current, 8)).toBe(next);
});
