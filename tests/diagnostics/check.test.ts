import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stringify } from "yaml";
import { type Checked, type CheckOptions, check } from "../../src/cli/runCheck.ts";
import { typeOfSchema } from "../../src/schema/schemaNode.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import type { LocatedDiagnostic } from "../../src/yaml/diagnostic.ts";
import { fixturePublicDir } from "../fixtures/index.ts";
import { change, read, smallPage } from "./readFixture.ts";

let root = "";
const { referencedFiles } = read(smallPage);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  for (const file of referencedFiles)
    await cp(path.join(fixturePublicDir, file), path.join(root, "public", file));
});

afterAll(() => rm(root, { recursive: true }));

/** Checks a page in a folder of its own. */
async function checkPage(page: string, options: CheckOptions = {}): Promise<Checked> {
  await writeFile(path.join(root, "page.yaml"), page);
  return check(root, options);
}

const misspelt = change(smallPage, "tone: soft", "tone: Soft");
const cut = change(smallPage, "title: Voices", "title: Voices #1");
const unfinished = change(smallPage, "mailto:hello@lull.museum", "todo");

test("a link in public/ that leads out of it is told, whoever names it", async () => {
  const links = ["leak.txt", "images/leak.png"].map((name) => path.join(root, "public", name));
  for (const link of links) await symlink(path.join(root, "page.yaml"), link);
  const { code, output } = await checkPage(smallPage);
  const named = await checkPage(change(smallPage, "/images/hero.png", "/images/leak.png"));
  for (const link of links) await rm(link);
  expect([code, output]).toMatchInlineSnapshot(`
    [
      0,
      "page.yaml:1:1 warning outside public/leak.txt is a link that leads nowhere, or out of public/, so it is not published.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
        | ^
      Put the file itself into public/, or delete the link.

    page.yaml:1:1 warning outside public/images/leak.png is a link that leads nowhere, or out of public/, so it is not published.
      1 | # yaml-language-server: $schema=./schema/page.schema.json
        | ^
      Put the file itself into public/, or delete the link.

    page.yaml: 2 warnings.",
    ]
  `);
  expect(named.output.match(/.*leak.*/g)).toMatchInlineSnapshot(`
    [
      "page.yaml:1:1 warning outside public/leak.txt is a link that leads nowhere, or out of public/, so it is not published.",
      "page.yaml:26:14 error bad-path Section 2, hero, image: "src" cannot be "/images/leak.png": it leads out of public/.",
      "  26 |         src: /images/leak.png",
    ]
  `);
});

test("a page without problems is in order", async () => {
  expect(await checkPage(smallPage)).toEqual({ code: 0, output: "page.yaml is in order." });
});

test("files of public/ that a valid page does not name are reported with their size", async () => {
  const at = (name: string) => path.join(root, "public", name);
  const sizes = {
    "old.jpg": 2_345_678,
    "raw.mov": 999_600,
    "a.psd": 65_400,
    "b.png": 12,
    "c.pdf": 3,
  };
  for (const [name, size] of Object.entries(sizes)) await writeFile(at(name), Buffer.alloc(size));
  // Browsers and services request these by name.
  for (const name of ["favicon.ico", "google123.html", "CNAME", ".htaccess"])
    await writeFile(at(name), "");
  const linked = change(smallPage, "mailto:hello@lull.museum", "/c.pdf?v=2#page=3");
  const reported = (await checkPage(linked)).output;
  expect((await checkPage(misspelt)).output).not.toContain("public/");
  for (const name of ["a.psd", "b.png", "raw.mov"]) await rm(at(name));
  const one = (await checkPage(linked)).output;
  for (const name of ["old.jpg", "c.pdf"]) await rm(at(name));
  expect([reported, one]).toMatchInlineSnapshot(`
    [
      "public/ holds 4 files (3.4 MB) that page.yaml does not name; they are published all the same. The largest are public/old.jpg (2.3 MB), public/raw.mov (1.0 MB), public/a.psd (65 kB). Take out what nobody links to.

    page.yaml is in order.",
      "public/ holds 1 file (2.3 MB) that page.yaml does not name; it is published all the same. It is public/old.jpg (2.3 MB). Take out what nobody links to.

    page.yaml is in order.",
    ]
  `);
});

test("an error is reported, and fails", async () => {
  const { code, output } = await checkPage(misspelt);
  expect(code).toBe(1);
  expect(output).toMatch(/^page\.yaml:22:11 error not-allowed /);
  expect(output).toMatch(/\n\npage\.yaml: 1 error\.$/);
});

test("warnings and notices fail only when asked to", async () => {
  for (const page of [cut, unfinished]) {
    expect((await checkPage(page)).code).toBe(0);
    const strict = await checkPage(page, { strict: true });
    expect(strict.code).toBe(1);
    expect(strict.output).toContain("page.yaml: 1 error.");
  }
});

test("sample art is told once for all its places, is refused by --strict, and wants the right kind", async () => {
  const own = "src: /images/hero.png";
  const sample = change(
    change(smallPage, own, "src: /examples/screens.png"),
    "mp4: /videos/tour.mp4",
    "mp4: /examples/film.mp4",
  );
  const { code, output } = await checkPage(sample, { all: true });
  expect(code).toBe(0);
  expect(output).toMatchInlineSnapshot(`
    "public/ holds 2 files (1.3 MB) that page.yaml does not name; they are published all the same. They are public/videos/tour.mp4 (663 kB), public/images/hero.png (622 kB). Take out what nobody links to.

    page.yaml:26:14 notice placeholder Section 2, hero, image: "/examples/screens.png" is sample art, which comes with Broadside. The same in one more entry, line 32.
      25 |       image:
      26 |         src: /examples/screens.png
         |              ^^^^^^^^^^^^^^^^^^^^^
      Put a file of your own into public/, and write its path.

    page.yaml: 1 notice."
  `);
  expect((await checkPage(sample, { strict: true })).code).toBe(1);
  const film = change(smallPage, own, "src: /examples/film.mp4");
  expect((await checkPage(film)).output).toMatchInlineSnapshot(`
    "page.yaml:26:14 error wrong-file Section 2, hero, image: "src" cannot be "/examples/film.mp4": the file should end in .png, .jpg, .jpeg, .webp, .avif, .gif or .svg.
      25 |       image:
      26 |         src: /examples/film.mp4
         |              ^^^^^^^^^^^^^^^^^^
      Name a picture that ends like this, or save the file in another format.

    page.yaml: 1 error."
  `);
});

test("--strict lets pass what is left out on purpose", async () => {
  const page = change(smallPage, "    id: questions", "    id: questions\n    enabled: false");
  const { code, output } = await checkPage(page, { strict: true });
  expect([code, output]).toEqual([0, expect.stringContaining("page.yaml: 1 notice.")]);
});

test("notices are counted in one line, errors come last, and --all shows everything", async () => {
  const page = change(change(unfinished, "tone: soft", "tone: sotf"), "Voices", "Voices #1");
  expect((await checkPage(page)).output).toMatchInlineSnapshot(`
    "1 notice (1 placeholder): npm run check -- --all shows each in its place.

    page.yaml:60:21 warning cut-text "#1" is not shown: without quotes, # starts a comment.
      59 |     props:
      60 |       title: Voices #1
         |                     ^^
      If it belongs to the text, put quotes around the whole: "Voices #1". If it is a comment, move it to a line of its own.

    page.yaml:22:11 error not-allowed Section 2, hero: "tone" cannot be "sotf".
      21 |   - type: hero
      22 |     tone: sotf
         |           ^^^^
      Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.

    page.yaml: 1 error, 1 warning, 1 notice."
  `);
  const { output } = await checkPage(page, { all: true });
  expect(output.match(/^page\.yaml:\S+ \w+/gm)).toMatchInlineSnapshot(`
    [
      "page.yaml:20:15 notice",
      "page.yaml:60:21 warning",
      "page.yaml:22:11 error",
    ]
  `);
});

test("a section that shows invented people is warned about, and refused by --strict", async () => {
  const { schemas } = await loadSiteContext(root);
  const invented = [...schemas].flatMap(([file, { examples }]) => {
    const type = typeOfSchema(file);
    const example = (Array.isArray(examples) ? examples : []).find((props) =>
      JSON.stringify(props).includes('"sample":'),
    );
    return type && example ? [{ type, props: example }] : [];
  });
  expect(invented.length).toBeGreaterThan(1);
  for (const section of invented) {
    const print = (enabled: boolean) =>
      smallPage +
      stringify([{ ...section, id: "added", enabled }], { blockQuote: "literal" })
        .replaceAll(/^/gm, "  ")
        .trimEnd();
    const reported = async (enabled: boolean, options: CheckOptions) => {
      const { output } = await checkPage(print(enabled), { json: true, ...options });
      const diagnostics: LocatedDiagnostic[] = JSON.parse(output);
      return diagnostics.filter(({ code }) => code === "sample");
    };
    expect(await reported(true, {}), section.type).toMatchObject([
      { severity: "warning", message: expect.stringMatching(/invented .*people/) },
    ]);
    expect(await reported(true, { strict: true })).toMatchObject([{ severity: "error" }]);
    expect(await reported(false, { strict: true })).toEqual([]);
  }
});

test("--json writes every diagnostic with all its fields", async () => {
  const { output } = await checkPage(misspelt, { json: true });
  const start = misspelt.indexOf("Soft");
  expect(JSON.parse(output)).toEqual([
    {
      file: "page.yaml",
      line: 22,
      column: 11,
      endLine: 22,
      endColumn: 15,
      severity: "error",
      code: "not-allowed",
      message: 'Section 2, hero: "tone" cannot be "Soft".',
      hint: 'Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.',
      fix: {
        title: "Write soft.",
        edits: [{ start, end: start + 4, text: "soft" }],
        reason: "form",
      },
      suggestions: [],
    },
  ]);
  const { hint, fix } = JSON.parse((await checkPage(unfinished, { json: true })).output)[0];
  expect([hint, fix]).toEqual(["Write its destination in place of todo.", null]);
  const near = change(smallPage, "tone: soft", "tone: sotf");
  const [guessed] = JSON.parse((await checkPage(near, { json: true })).output);
  expect(guessed).toMatchObject({
    fix: null,
    suggestions: [{ title: "Write soft.", edits: [{ start, end: start + 4, text: "soft" }] }],
  });
  expect((await checkPage(smallPage, { json: true })).output).toBe("[]");
});

test("--github writes workflow commands", async () => {
  const { output } = await checkPage(`${misspelt}# 100 %\n`, { github: true });
  expect(output).toBe(
    "::error file=page.yaml,line=22,endLine=22,col=11,endColumn=15,title=not-allowed::" +
      'Section 2, hero: "tone" cannot be "Soft". Did you mean "soft"? Write plain, soft, accent, ink, peach, butter, mint, sky, lilac or rose.',
  );
  expect((await checkPage(smallPage, { github: true })).output).toBe("");
});

test("--fix fixes the file and reports its changes", async () => {
  const { code, output } = await checkPage(misspelt, { fix: true });
  expect(code).toBe(0);
  expect(output).toMatchInlineSnapshot(`
    "page.yaml:22:11 mended Write soft.
      22 -     tone: Soft
      22 +     tone: soft

    page.yaml is in order."
  `);
  expect(await readFile(path.join(root, "page.yaml"), "utf8")).toBe(smallPage);
});
