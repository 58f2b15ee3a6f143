import { expect, it } from "vitest";
import { describeField } from "./describeField.ts";

it.each([
  [[], "Pricing table"],
  [["props", "secondButton"], "Second button"],
  [["props", "secondButton", "label"], "Label"],
  [["props", "secondButton", "href"], "Second button link"],
  [["props", "items", 2], "Card 3"],
  [["props", "groups", 1, "links", 0], "Link 1"],
  [["props", "others", 0], "Item 1"],
  [["props", "items", 2, "title"], "Title"],
  [["props", "items", 2, "href"], "Link"],
  [["tone"], "Tone"],
])("names %j", (path, name) => {
  const section = { name: "Pricing table", nouns: { items: "Card", "groups links": "Link" } };
  expect(describeField({ section: "prices", path }, section)).toBe(name);
});
