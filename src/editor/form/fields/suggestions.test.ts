import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  describeLanguage,
  describeTimezone,
  findValue,
  listLanguages,
  listTimezones,
} from "./suggestions.ts";

const { definitions } = JSON.parse(readFileSync("schema/common.schema.json", "utf8"));

const offered = { languageTag: listLanguages(), timezone: listTimezones() };

describe.each(Object.entries(offered))("%s", (definition, suggestions) => {
  test("what is offered is allowed", () => {
    const allowed = new RegExp(definitions[definition].pattern);
    expect(suggestions.length).toBeGreaterThan(150);
    expect(suggestions.filter(({ value }) => !allowed.test(value))).toEqual([]);
  });

  test("what is offered is itself, whatever others are called", () => {
    for (const { value } of suggestions) expect(findValue(value, suggestions)).toBe(value);
  });
});

test.each([
  ["German", "de"],
  ["deutsch ", "de"],
  ["日本語", "ja"],
  ["brazilian portuguese", "pt-BR"],
  ["de-AT", "de-AT"],
  ["Klingonish", "Klingonish"],
  ["", ""],
])("%j is read as %j", (text, value) => {
  expect(findValue(text, offered.languageTag)).toBe(value);
});

test("a language is said in English and in itself, and a time zone by its time", () => {
  expect(["de", "en", "pt-BR", "de-AT", "german", "x", ""].map(describeLanguage)).toEqual([
    "German · Deutsch",
    "English",
    "Brazilian Portuguese · português (Brasil)",
    "Austrian German · Österreichisches Deutsch",
    undefined,
    undefined,
    undefined,
  ]);
  const now = new Date("2026-07-01T10:00:00Z");
  expect(["UTC", "Asia/Tokyo", "Mars/Base", ""].map((zone) => describeTimezone(zone, now))).toEqual(
    ["now 10:00", "now 19:00", undefined, undefined],
  );
});
