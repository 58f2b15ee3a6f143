import { expect, test, vi } from "vitest";
import { wordSegmenter } from "./wordSegmenter.ts";

const usual = new Intl.Segmenter("en", { granularity: "word" });
const sentence = "A sentence of words, with *signs*, 日本語の言葉 and 👩‍👩‍👧.\n";

test("a long text has the segments that it has as a whole", () => {
  const text = sentence.repeat(200);
  const segments = [...wordSegmenter.segment(text)];
  expect(segments).toEqual([...usual.segment(text)]);
  expect(wordSegmenter.segment(text).containing(5000)).toEqual(
    usual.segment(text).containing(5000),
  );
});

test("a text without a space keeps its characters", () => {
  const text = "𠮷".repeat(3000);
  const segments = [...wordSegmenter.segment(text)].map(({ segment }) => segment);
  expect(segments.join("")).toBe(text);
  expect(segments.every((each) => /^\p{L}+$/u.test(each))).toBe(true);
});

test("no more than a piece is segmented at once: each segment of it holds it whole", () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
  for (const text of [sentence.repeat(2000), "[".repeat(200_000)]) {
    for (const _ of wordSegmenter.segment(text));
  }
  const lengths = segment.mock.calls.map(([text]) => text.length);
  segment.mockRestore();
  expect(Math.max(...lengths)).toBeLessThan(1002);
});
