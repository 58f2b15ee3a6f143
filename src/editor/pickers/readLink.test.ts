import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readLink } from "./readLink.ts";

const { definitions } = JSON.parse(readFileSync("schema/common.schema.json", "utf8"));
const read = (typed: string) => readLink(typed, definitions.href.pattern)?.href;

it.each([
  ["example.com", "https://example.com"],
  ["www.example.com/a?b#c", "https://www.example.com/a?b#c"],
  [" https://example.com/ ", "https://example.com/"],
  ["http://example.com", "https://example.com"],
  ["//example.com", "https://example.com"],
  ["HTTPS://example.com", "https://example.com"],
  ["a@b.co", "mailto:a@b.co"],
  ["mailto:a@b.co?subject=Hi", "mailto:a@b.co?subject=Hi"],
  ["+49 (0)30 123-456", "tel:+4930123456"],
  ["030/123 45", "tel:03012345"],
  ["tel:+49 30", "tel:+49 30"],
  ["Tel:0301", "tel:0301"],
])("understands %s", (typed, href) => {
  expect(read(typed)).toBe(href);
});

it.each([
  ...["", "hello", "two words", "javascript:alert(1)", "1234", "hero.png", "#a", "/a", "todo"],
  ...["a@b", "https://", "https://a b", "data:text/html,x", "ftp://example.com"],
])("takes %s for no destination outside", (typed) => {
  expect(read(typed)).toBe(undefined);
});
