import { expect, it } from "vitest";
import { dismissalKey } from "./dismissalKey.ts";

it("gives other words another key, and the same words the same", () => {
  const texts = ["", "a", "b", "ab", "ba", "We moved.", "We moved!", "地図", "地圖"];
  expect(new Set(texts.map(dismissalKey)).size).toBe(texts.length);
  expect(dismissalKey("We moved.")).toBe(dismissalKey("We moved."));
});
