import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
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

test("a site is built again if a translation of it is another", async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), "broadside-site-"));
  onTestFinished(() => rm(siteDir, { recursive: true }));
  await mkdir(path.join(siteDir, "translations"));
  const catalogue = path.join(siteDir, "translations/de.po");
  const page = smallPage.replace(
    "  name: Lull",
    "  languages: [{ lang: de, name: Deutsch }]\n  name: Lull",
  );
  const titleOf = async (title: string) => {
    await writeFile(catalogue, `msgctxt "hero title"\nmsgid "Think better."\nmsgstr "${title}"\n`);
    const folder = await builtSite(page, { siteDir });
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(
      await readFile(path.join(folder, "de/index.html"), "utf8"),
    )?.[1];
  };
  expect(await titleOf("Eine Zeile.")).toContain("Eine Zeile.");
  expect(await titleOf("Eine andere.")).toContain("Eine andere.");
});
