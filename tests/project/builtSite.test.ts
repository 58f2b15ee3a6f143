import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { smallPage } from "../fixtures/index.ts";
import { builtSite } from "./builtSite.ts";

test("a site is built once, and again if a word of it is another", async () => {
  const other = smallPage.replace("quiet", "silent");
  const [first, again, changed] = await Promise.all(
    [smallPage, smallPage, other].map((page) => builtSite(page)),
  );
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
  for (const folder of [first, changed]) {
    expect(existsSync(path.join(folder ?? "", "index.html"))).toBe(true);
  }
});
