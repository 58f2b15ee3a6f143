import path from "node:path";
import { expect, it } from "vitest";
import { isWithin, locate } from "./projectPaths.ts";

it("what an editor keeps beside a source is no source", () => {
  const { manifest, publicDir } = locate("/project");
  expect(isWithin(manifest, manifest)).toBe(true);
  expect(isWithin(manifest, `${manifest}~`)).toBe(false);
  expect(isWithin(publicDir, path.join(publicDir, "images/hero.png"))).toBe(true);
  expect(isWithin(publicDir, path.join(`${publicDir}-old`, "images/hero.png"))).toBe(false);
});
