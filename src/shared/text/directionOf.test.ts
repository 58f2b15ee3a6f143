import { expect, test } from "vitest";
import { directionOf } from "./directionOf.ts";

test.each(["ar", "he-IL", "fa", "ur", "yi", "ckb", "dv", "pa-Arab", "az-Arab-IR"])("%s", (lang) => {
  expect(directionOf(lang)).toBe("rtl");
});

test.each(["en", "de", "pt-BR", "zh-Hant-TW", "es-419", "pa", "az", "qqq"])("%s", (lang) => {
  expect(directionOf(lang)).toBeUndefined();
});
