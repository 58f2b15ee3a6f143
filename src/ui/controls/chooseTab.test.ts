import { expect, it } from "vitest";
import { chooseTab } from "./chooseTab.ts";

it.each([
  ["ArrowRight", 0, 1, 7],
  ["ArrowRight", 7, 0, 6],
  ["ArrowLeft", 1, 0, 2],
  ["ArrowLeft", 0, 7, 1],
  ["Home", 5, 0, 0],
  ["End", 5, 7, 7],
  ["ArrowDown", 3, undefined, undefined],
  ["Tab", 3, undefined, undefined],
])("%s on tab %i of eight leads to %s, and from right to left to %s", (key, current, ltr, rtl) => {
  expect(chooseTab(key, current, 8, "ltr")).toBe(ltr);
  expect(chooseTab(key, current, 8, "rtl")).toBe(rtl);
});
