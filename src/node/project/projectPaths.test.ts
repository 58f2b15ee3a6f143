import path from "node:path";
import { expect, it } from "vitest";
import { isInFolder, resolvePaths } from "./projectPaths.ts";

it("what an editor keeps beside a source is no source", () => {
  const { pageFile, publicDir } = resolvePaths("/project");
  expect(isInFolder(pageFile, pageFile)).toBe(true);
  expect(isInFolder(pageFile, `${pageFile}~`)).toBe(false);
  expect(isInFolder(publicDir, path.join(publicDir, "images/hero.png"))).toBe(true);
  expect(isInFolder(publicDir, path.join(`${publicDir}-old`, "images/hero.png"))).toBe(false);
});
