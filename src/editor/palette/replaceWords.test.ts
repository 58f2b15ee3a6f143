import { expect, it } from "vitest";
import { replaceWords } from "./replaceWords.ts";

it("words are replaced wherever they are, but not in addresses", () => {
  const text = "Lull is calm. See [Lull](https://example.com/Lull) and Lull.";
  expect(replaceWords(text, "Lull", "Hush")).toEqual({
    text: "Hush is calm. See [Hush](https://example.com/Lull) and Hush.",
    count: 3,
  });
  expect(replaceWords("aaa", "aa", "b")).toEqual({ text: "ba", count: 1 });
  expect(replaceWords(text, "lull", "Hush").count).toBe(0);
  expect(replaceWords(text, "", "Hush")).toEqual({ text, count: 0 });
});
