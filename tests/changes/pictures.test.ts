// @module-tag rest
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

const browser = findBrowser();
let root: string;
const read = (file: string) => readFileSync(path.join(root, "out", file), "utf8");

beforeAll(async () => {
  root = await makeProject("changes-pictures", smallPage);
  await publishFrom(root);
  writeFileSync(path.join(root, "page.yaml"), edited);
});

test("each changed section is photographed in both versions at both widths", async () => {
  vi.stubEnv("CHROMIUM_PATH", browser);
  const run = await runChanges(root, ["--pictures", "out"]);
  expect(run).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "out/index.html shows the changes.",
      "output": "First page
      Testimonials "Voices" deleted.
      Hero: title: "Think better." → "Think best.".
    ",
    }
  `);
  expect(existsSync(path.join(root, "dist"))).toBe(false);
  expect(read("changes.md")).toMatchInlineSnapshot(`
    "### First page

    - Testimonials "Voices" deleted.

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
  // A folder is none.
  vi.stubEnv("CHROMIUM_PATH", root);
  const run = await runChanges(root, ["--pictures", "out", "--markdown"]);
  expect({ ...run, output: run.output.length }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "No pictures, because there is no browser here: links lead to both versions. Install Chrome or Chromium, or run npx playwright-core install chromium, or name one in CHROMIUM_PATH. out/index.html shows the changes.",
      "output": 97,
    }
  `);
  expect(read("changes.md")).toMatchInlineSnapshot(`
    "No pictures, because there is no browser here: links lead to both versions. Install Chrome or Chromium, or run npx playwright-core install chromium, or name one in CHROMIUM\\_PATH.

    ### First page

    - Testimonials "Voices" deleted.

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

test("a picture that Git LFS keeps, a translation and the theme are shown, and no filter runs", async () => {
  vi.stubEnv("CHROMIUM_PATH", browser);
  rmSync(path.join(root, "out"), { recursive: true, force: true });
  const file = path.join(root, "public/images/hero.png");
  const picture = readFileSync(file);
  const hash = createHash("sha256").update(picture).digest("hex");
  const stored = path.join(root, ".git/lfs/objects", hash.slice(0, 2), hash.slice(2, 4), hash);
  mkdirSync(path.dirname(stored), { recursive: true });
  writeFileSync(stored, picture);
  writeFileSync(
    file,
    `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize ${picture.length}\n`,
  );
  const german = smallPage.replace(
    "site:\n",
    "site:\n  languages: [{ lang: de, name: Deutsch }]\n",
  );
  const po = (words: string) =>
    `msgid ""\nmsgstr ""\n\nmsgctxt "hero title"\nmsgid "Think better."\nmsgstr "${words}"\n`;
  writeFileSync(path.join(root, "page.yaml"), german);
  mkdirSync(path.join(root, "translations"), { recursive: true });
  writeFileSync(path.join(root, "translations/de.po"), po("Denk besser."));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  git("add", "-f", "page.yaml", "public", "translations");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Keep pictures");
  const trace = path.join(root, ".git/ran");
  const program = path.join(root, ".git/run");
  writeFileSync(program, `#!/bin/sh\ntouch '${trace}'\ncat\n`, { mode: 0o755 });
  for (const name of ["clean", "smudge", "process"]) git("config", `filter.lfs.${name}`, program);
  writeFileSync(path.join(root, ".git/info/attributes"), "* filter=lfs\n");

  writeFileSync(file, await sharp(picture).negate({ alpha: false }).png().toBuffer());
  writeFileSync(path.join(root, "page.yaml"), german.replace("#1f5d4c", "#7a2a4c"));
  writeFileSync(path.join(root, "translations/de.po"), po("Denk gut."));
  const run = await runChanges(root, ["--pictures", "out"]);
  expect(run).toMatchInlineSnapshot(`
    {
      "code": 0,
      "complaint": "out/index.html shows the changes.",
      "output": "Theme
      accent color: "#1f5d4c" → "#7a2a4c".

    Files
      public/images/hero.png, shown in Hero on the first page, replaced.

    Deutsch
      Hero: translation of the title: "Denk besser." → "Denk gut.".
    ",
    }
  `);
  expect(read("changes.md")).toMatchInlineSnapshot(`
    "### Theme

    - accent color: "#⁠1f5d4c" → "#⁠7a2a4c".

    First page

    |  | Before | After |
    | --- | --- | --- |
    | 390 | ![First page, before, 390 pixels wide](1-page-390-before.png) | ![First page, after, 390 pixels wide](1-page-390-after.png) |
    | 1280 | ![First page, before, 1280 pixels wide](1-page-1280-before.png) | ![First page, after, 1280 pixels wide](1-page-1280-after.png) |

    ### Files

    - public/images/hero.png, shown in Hero on the first page, replaced.

    Hero

    |  | Before | After |
    | --- | --- | --- |
    | 390 | ![Hero, before, 390 pixels wide](2-hero-390-before.png) | ![Hero, after, 390 pixels wide](2-hero-390-after.png) |
    | 1280 | ![Hero, before, 1280 pixels wide](2-hero-1280-before.png) | ![Hero, after, 1280 pixels wide](2-hero-1280-after.png) |

    ### Deutsch

    - Hero: translation of the title: "Denk besser." → "Denk gut.".

    |  | Before | After |
    | --- | --- | --- |
    | 390 | ![Hero, before, 390 pixels wide](3-hero-390-before.png) | ![Hero, after, 390 pixels wide](3-hero-390-after.png) |
    | 1280 | ![Hero, before, 1280 pixels wide](3-hero-1280-before.png) | ![Hero, after, 1280 pixels wide](3-hero-1280-after.png) |
    "
  `);
  const colours = await Promise.all(
    ["before", "after"].map(async (side) => {
      const name = readdirSync(path.join(root, "out")).find((each) =>
        each.endsWith(`hero-1280-${side}.png`),
      );
      return (await sharp(path.join(root, "out", String(name))).stats()).channels[0]?.mean ?? 0;
    }),
  );
  expect(Math.abs((colours[0] ?? 0) - (colours[1] ?? 0))).toBeGreaterThan(1);

  rmSync(stored);
  expect((await runChanges(root, ["--pictures", "out"])).complaint).toMatchInlineSnapshot(
    `"No pictures: public/images/hero.png is kept by Git LFS, and its content is not on this computer: git lfs fetch --all gets it. out/index.html shows the changes."`,
  );
  expect(existsSync(trace)).toBe(false);
});
