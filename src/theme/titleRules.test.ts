import { expect, it } from "vitest";
import type { Theme } from "../shared/schema.gen.ts";
import { renderTokens } from "./tokens.ts";

const motion = { duration: "0ms", distance: "0px" };
const rendered = (type: Theme["type"]) => renderTokens({ preset: "meadow", motion, type });

it("gives words room below titles whose lines are closer than their letters", () => {
  const room = "+p{margin-block-start:";
  expect(rendered({ leading: 0.9 })).toContain(room);
  expect(rendered({ leading: 1 })).not.toContain(room);
  expect(rendered({})).not.toContain(room);
});
