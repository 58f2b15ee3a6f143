import { expect, it } from "vitest";
import { spansOf } from "./bento.ts";

const counts = Array.from({ length: 24 }, (_, index) => index + 1);

it.each(counts)("%i tiles fill rows of six columns", (count) => {
  const spans = spansOf(count);
  expect(spans).toHaveLength(count);
  const ends = spans.map((_, index) => spans.slice(0, index + 1).reduce((sum, span) => sum + span));
  const rows = Math.ceil((ends.at(-1) ?? 0) / 6);
  for (let row = 1; row <= rows; row += 1) expect(ends).toContain(row * 6);
});

it("tiles are of two widths or more, wherever there are two", () => {
  for (const count of counts.slice(1)) {
    expect([count, new Set(spansOf(count)).size >= 2]).toEqual([count, true]);
  }
});
