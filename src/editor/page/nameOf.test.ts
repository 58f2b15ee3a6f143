import { expect, it } from "vitest";
import { nameOf } from "./nameOf.ts";

it.each([
  [[], "Pricing table"],
  [["props", "secondButton"], "Second button"],
  [["props", "secondButton", "label"], "Label"],
  [["props", "secondButton", "href"], "Second button link"],
  [["props", "items", 2], "Items 3"],
  [["props", "items", 2, "title"], "Title"],
  [["props", "items", 2, "href"], "Link"],
  [["tone"], "Tone"],
])("names %j", (path, name) => {
  expect(nameOf({ section: "prices", path }, "Pricing table")).toBe(name);
});
