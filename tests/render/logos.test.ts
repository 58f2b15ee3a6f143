import { expect, it } from "vitest";
import { render } from "./render.ts";

it.each([
  [2, 3],
  [3, 2],
  [4, 2],
  [6, 1],
  [12, 1],
])(
  "repeats an endless row of %i names %i times, hidden from screen readers",
  async (count, copies) => {
    const logos = Array.from({ length: count }, (_, n) => ({ name: `Name ${n}` }));
    const props = { title: "Trusted", layout: "marquee", pause: "Pause", logos };
    const document = await render([{ type: "logos", props }]);
    const lists = document?.html.match(/<ul\b[^>]*>/g) ?? [];
    expect(lists.map((list) => list.includes("inert"))).toEqual([
      false,
      ...Array.from({ length: copies }, () => true),
    ]);
  },
);
