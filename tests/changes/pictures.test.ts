// @module-tag rest
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { runChanges } from "../../src/cli/runChanges.ts";
import { findBrowser } from "../browser/findBrowser.ts";
import { publishFrom } from "../editor/publishedFrom.ts";
import { smallPage } from "../fixtures/index.ts";
import { makeProject } from "../project/makeProject.ts";

const edited = smallPage
  .replace("Think better.", "Think best.")
  .replace(/ {2}- type: testimonials[\s\S]*(?= {2}- type: footer)/, "");

let root: string;
const read = (file: string) => readFileSync(path.join(root, "out", file), "utf8");

beforeAll(async () => {
  root = await makeProject("changes-pictures", smallPage);
  await publishFrom(root);
  writeFileSync(path.join(root, "page.yaml"), edited);
});

test("each changed section is photographed in both versions at both widths", async () => {
  vi.stubEnv("CHROMIUM_PATH", findBrowser());
  const run = await runChanges(root, ["--pictures", "out"]);
  expect(run).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "out/index.html shows the changes.",
      "output": "First page
      Testimonials deleted.
      Hero: title: "Think better." → "Think best.".
    ",
    }
  `);
  expect(existsSync(path.join(root, "dist"))).toBe(false);
  expect(read("changes.md")).toMatchInlineSnapshot(`
    "### First page

    - Testimonials deleted.

    |  | Before | After |
    | --- | --- | --- |
    | 390 | ![Testimonials, before, 390 pixels wide](1-testimonials-390-before.png) | not shown |
    | 1280 | ![Testimonials, before, 1280 pixels wide](1-testimonials-1280-before.png) | not shown |

    - Hero: title: "Think better." → "Think best.".

    |  | Before | After |
    | --- | --- | --- |
    | 390 | ![Hero, before, 390 pixels wide](2-hero-390-before.png) | ![Hero, after, 390 pixels wide](2-hero-390-after.png) |
    | 1280 | ![Hero, before, 1280 pixels wide](2-hero-1280-before.png) | ![Hero, after, 1280 pixels wide](2-hero-1280-after.png) |
    "
  `);
  const pictures = readdirSync(path.join(root, "out")).filter((name) => name.endsWith(".png"));
  expect(pictures).toHaveLength(6);
  for (const name of pictures) {
    expect(read("index.html")).toContain(`<img src="${name}"`);
    const { width } = await sharp(path.join(root, "out", name)).metadata();
    expect(name).toContain(`-${width}-`);
    const { isOpaque, channels } = await sharp(path.join(root, "out", name)).stats();
    // A picture of nothing has one colour.
    expect(isOpaque && channels.some(({ stdev }) => stdev > 5)).toBe(true);
  }
});

test("without a browser, there are the words, with links to the pages of both versions", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nonexistent");
  const run = await runChanges(root, ["--pictures", "out", "--markdown"]);
  expect({ ...run, output: run.output.length }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "No pictures, because there is no browser here: links lead to both versions. Install Chrome or Chromium, or run npx playwright-core install chromium, or name one in CHROMIUM_PATH. out/index.html shows the changes.",
      "output": 88,
    }
  `);
  expect(read("changes.md")).toMatchInlineSnapshot(`
    "No pictures, because there is no browser here: links lead to both versions. Install Chrome or Chromium, or run npx playwright-core install chromium, or name one in CHROMIUM\\_PATH.

    ### First page

    - Testimonials deleted.

    [Before](before/index.html#testimonials)

    - Hero: title: "Think better." → "Think best.".

    [Before](before/index.html#hero) · [After](after/index.html#hero)
    "
  `);
  const old = read("before/index.html");
  expect(old).toContain("Think better.");
  expect(read("after/index.html")).toContain("Think best.");
  // Every address of the site leads to a file.
  const addresses = [...old.matchAll(/(?:src|href)="([^"#:]+)"/g)].map(
    ([, address = ""]) => address,
  );
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses)
    expect([address, existsSync(path.join(root, "out/before", address))]).toEqual([address, true]);
});
