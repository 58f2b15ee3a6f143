import { expect, it } from "vitest";
import { render } from "./render.ts";

const person = { name: "Ada Brook", feedback: "It floats." };

/** The page with one quote of somebody without a portrait. */
async function quoteIn(layout: string): Promise<string | undefined> {
  const page = await render([{ type: "testimonials", props: { layout, items: [person] } }]);
  return page?.html;
}

it("stands initials in for a portrait on cards, and none beside large letters", async () => {
  expect(await quoteIn("cards")).toContain("data-initials");
  const large = await quoteIn("large");
  expect(large).toContain("Ada Brook");
  expect(large).not.toContain("data-initials");
});
