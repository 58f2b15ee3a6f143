import { expect, it } from "vitest";
import { keyOf } from "./keyOf.ts";

it("gives other words another key, and the same words the same", () => {
  const texts = ["", "a", "b", "ab", "ba", "We moved.", "We moved!", "地図", "地圖"];
  expect(new Set(texts.map(keyOf)).size).toBe(texts.length);
  expect(keyOf("We moved.")).toBe(keyOf("We moved."));
});
