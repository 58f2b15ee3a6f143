import path from "node:path";
import { expect, it } from "vitest";
import { isWithin, resolvePaths } from "./projectPaths.ts";

it("what an editor keeps beside a source is no source", () => {
  const { pageFile, publicDir } = resolvePaths("/project");
  expect(isWithin(pageFile, pageFile)).toBe(true);
  expect(isWithin(pageFile, `${pageFile}~`)).toBe(false);
  expect(isWithin(publicDir, path.join(publicDir, "images/hero.png"))).toBe(true);
  expect(isWithin(publicDir, path.join(`${publicDir}-old`, "images/hero.png"))).toBe(false);
});
