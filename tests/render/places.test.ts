import { expect, it } from "vitest";
import { render } from "./render.ts";

it("keeps the lines of a place together, however high its neighbour is", async () => {
  const places = [{ address: "4 Mill Street" }, { address: "18 Weir Lane", hours: "Saturdays" }];
  const page = await render([{ type: "contact", props: { title: "Find us", places } }]);
  expect(page?.html).toMatch(/ li\{[^}]*align-content:start/);
});
