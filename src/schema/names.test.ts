import { expect, it } from "vitest";
import { withIndefinite } from "./names.ts";

it("a noun has the article that it is spoken with", () => {
  expect(["link", "item", "entry"].map(withIndefinite)).toEqual(["a link", "an item", "an entry"]);
});
