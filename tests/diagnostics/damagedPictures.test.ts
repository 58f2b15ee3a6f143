import { cp, mkdtemp, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "../../src/cli/runCheck.ts";
import { loadPage } from "../../src/site/read/load.ts";
import { fixturePublicDir, pageYaml } from "../fixtures/index.ts";
import { smallPage } from "./readFixture.ts";

let root: string;
const at = (name: string) => path.join(root, "public", name);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await cp(fixturePublicDir, path.join(root, "public"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test("pictures that cannot be opened are reported with all else, default pictures too", async () => {
  await writeFile(path.join(root, "page.yaml"), smallPage.replace("tone: soft", "tone: sotf"));
  await truncate(at("images/hero.png"), 10_000);
  await writeFile(at("images/tour-poster.png"), "<!doctype html>");
  await writeFile(at("favicon.svg"), "");
  await rm(at("logo/mark.svg"));
  expect((await check(root, {})).output).toMatchInlineSnapshot(`
    "page.yaml:2:1 error no-default-file Site: "logo" is not given, and public/logo/mark.svg, which stands in for it, is not there.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 | site:
        | ^^^^
      Put your own into public/, and add logo with its path.

    page.yaml:2:1 error no-default-file Site: "icon" is not given, and public/favicon.svg, which stands in for it, cannot be opened as a picture.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
      2 | site:
        | ^^^^
      Put your own into public/, and add icon with its path.

    page.yaml:22:11 error not-allowed Section 2, hero: "tone" cannot be "sotf".
      21 |   - type: hero
      22 |     tone: sotf
         |           ^^^^
      Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.

    page.yaml:26:14 error spoiled-picture Section 2, hero, image: "src" cannot be "/images/hero.png": the file cannot be opened as a picture.
      25 |       image:
      26 |         src: /images/hero.png
         |              ^^^^^^^^^^^^^^^^
      It is damaged, or of another kind than its name says. Export it anew as PNG or JPEG.

    page.yaml:33:17 error spoiled-picture Section 3, showcase, video: "poster" cannot be "/images/tour-poster.png": the file cannot be opened as a picture.
      32 |         mp4: /videos/tour.mp4
      33 |         poster: /images/tour-poster.png
         |                 ^^^^^^^^^^^^^^^^^^^^^^^
      It is a web page. Export the picture as PNG or JPEG.

    page.yaml: 5 errors."
  `);
});

test("an animation is reported if only its first frame is shown", async () => {
  const page = smallPage.replace("/images/hero.png", "/wave.gif");
  await writeFile(path.join(root, "page.yaml"), page);
  const frame = await sharp(at("images/hero.png")).resize(640).png().toBuffer();
  const next = await sharp(frame).negate().toBuffer();
  await sharp([frame, next], { join: { animated: true } }).toFile(at("wave.gif"));
  expect((await check(root, {})).output).toMatchInlineSnapshot(`
    "public/ holds 9 files (2.6 MB) that page.yaml does not name; they are published all the same. The largest are public/images/hero.png (622 kB), public/videos/tour.webm (562 kB), public/images/works.png (415 kB). Take out what nobody links to.

    page.yaml:26:14 warning still Section 2, hero, image: "src" is "/wave.gif", which moves; only its first frame is shown.
      25 |       image:
      26 |         src: /wave.gif
         |              ^^^^^^^^^
      Show it as a film in a showcase section, or name a picture that stands still.

    page.yaml: 1 warning."
  `);
});

test("a picture that is spoiled in one place is still suggested in another", async () => {
  await writeFile(
    path.join(root, "page.yaml"),
    smallPage.replace("/images/tour-poster.png", "/images/hreo.png"),
  );
  await truncate(at("images/hero.png"), 10_000);
  const { diagnostics } = await loadPage(root);
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
    ["spoiled-picture", expect.stringContaining("Export it anew")],
    ["no-file", 'Did you mean "/images/hero.png"? If not, put the file into public/.'],
  ]);
});

test("every picture that the page names is looked into", async () => {
  await writeFile(path.join(root, "page.yaml"), pageYaml);
  const { pictures } = await loadPage(root);
  expect(pictures.length).toBeGreaterThan(5);
  for (const picture of pictures) await writeFile(at(picture), "");
  const { diagnostics } = await loadPage(root);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const reported = (picture: string) => errors.some(({ message }) => message.includes(picture));
  expect(pictures.filter((picture) => !reported(picture))).toEqual([]);
});

test("a picture with an invalid name has to be renamed, and is never suggested", async () => {
  await writeFile(at("images/Café am See.png"), await readFile(at("images/hero.png")));
  const page = (name: string) => smallPage.replace("hero.png", name);
  const reported: string[] = [];
  for (const name of ["Café am See.png", "cafe-am-see.png"]) {
    await writeFile(path.join(root, "page.yaml"), page(name));
    const { output } = await check(root, { fix: true });
    expect(await readFile(path.join(root, "page.yaml"), "utf8")).toBe(page(name));
    reported.push(output);
  }
  expect(reported.join("\n")).toMatchInlineSnapshot(`
    "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/Café am See.png": a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.
      25 |       image:
      26 |         src: /images/Café am See.png
         |              ^^^^^^^^^^^^^^^^^^^^^^^
      Rename the file, and write its new name: /images/Cafe-am-See.png.

    page.yaml: 1 error.
    page.yaml:26:14 error no-file Section 2, hero, image: public/ has no file "/images/cafe-am-see.png".
      25 |       image:
      26 |         src: /images/cafe-am-see.png
         |              ^^^^^^^^^^^^^^^^^^^^^^^
      Put the file into public/, or write the path of another.

    page.yaml: 1 error."
  `);
});
