import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPage } from "../../src/site/read/load.ts";
import { loadSite } from "../../src/site/read/loadSite.ts";
import { typefaceFile } from "../../src/theme/typefaces.ts";
import { fixturePublicDir, fixturesDir } from "../fixtures/index.ts";
import { change, read, smallPage } from "./readFixture.ts";

const { resolve } = createRequire(import.meta.url);
const figtree = await readFile(resolve(typefaceFile("Figtree")));
let root: string;
const at = (name: string) => path.join(root, "public", name);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "broadside-"));
  await symlink(path.resolve("schema"), path.join(root, "schema"));
  await mkdir(at("fonts"), { recursive: true });
  for (const file of read(smallPage).referencedFiles)
    await cp(path.join(fixturePublicDir, file), at(file));
  await writeFile(at("fonts/variable.woff2"), figtree);
  const options = { targetFormat: "truetype", variationAxes: { wght: 400 } } as const;
  const ascii = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).join("");
  const regular = await subsetFont(figtree, `${ascii}é’`, options);
  await writeFile(at("fonts/regular.ttf"), regular);
  await writeFile(at("fonts/copy.ttf"), regular);
  const extended = await readFile(resolve(typefaceFile("Figtree", "latin-ext")));
  await writeFile(at("fonts/regular-ext.ttf"), await subsetFont(extended, "Żłóś", options));
  const arabic = await readFile(path.join(fixturesDir, "fonts/arabic.woff2"));
  await writeFile(at("fonts/arabic.woff2"), arabic);
  await writeFile(at("fonts/arabic-part.ttf"), await subsetFont(arabic, "فكربوضح", options));
  await writeFile(at("fonts/half.ttf"), regular.subarray(0, regular.length / 2));
  await writeFile(at("fonts/picture.otf"), await readFile(path.resolve("docs/hero.png")));
  await writeFile(at("fonts/empty.woff"), "");
});
afterAll(() => rm(root, { recursive: true }));

/** The diagnostics of the page with these lines below `theme`. */
async function tell(fonts: string, title = "Think better."): Promise<string> {
  const page = change(smallPage, "theme:\n", `theme:\n  fonts: ${fonts}\n`);
  await writeFile(path.join(root, "page.yaml"), page.replace("Think better.", title));
  const { diagnostics } = await loadPage(root);
  return diagnostics
    .map(({ line, column, severity, code, message, hint }) =>
      [`${line}:${column}`, severity, code, message, hint].join(" "),
    )
    .join("\n");
}

test("fonts of any format are in order, for headings and for texts, in one weight or in all", async () => {
  expect(await tell("{ displayFiles: [/fonts/variable.woff2] }")).toBe("");
  expect(await tell("{ display: Fraunces, textFiles: [/fonts/regular.ttf] }")).toBe("");
});

test("a font file is named by what is wrong with it", async () => {
  const said = [];
  for (const file of ["half.ttf", "picture.otf", "empty.woff", "regular.tff", "regular.png"])
    said.push(await tell(`{ textFiles: [/fonts/${file}] }`));
  said.push(await tell("{ textFiles: [/fonts/regular.ttf, /fonts/copy.ttf] }"));
  said.push(await tell("{ textFiles: [] }"));
  said.push(await tell("{ text: /fonts/regular.ttf }"));
  expect(said.join("\n\n")).toMatchInlineSnapshot(`
    "7:24 error spoiled-font Theme, fonts: item 1 of textFiles cannot be "/fonts/half.ttf": the file cannot be opened as a font. It is damaged, or of another kind than its name says. Put the font into public/ as WOFF2, TTF or OTF.

    7:24 error spoiled-font Theme, fonts: item 1 of textFiles cannot be "/fonts/picture.otf": the file cannot be opened as a font. It is a PNG picture. Put the font into public/ as WOFF2, TTF or OTF.

    7:24 error spoiled-font Theme, fonts: item 1 of textFiles cannot be "/fonts/empty.woff": the file cannot be opened as a font. It is empty. Put the font into public/ as WOFF2, TTF or OTF.

    7:24 error no-file Theme, fonts: public/ has no file "/fonts/regular.tff". Did you mean "/fonts/regular.ttf"? If not, put the file into public/.

    7:24 error no-file Theme, fonts: public/ has no file "/fonts/regular.png". Did you mean "/fonts/regular.ttf"? If not, put the file into public/.

    7:44 warning same-font Theme, fonts: "/fonts/regular.ttf" and "/fonts/copy.ttf" are both weight 400, upright, and one has all letters of the other. Leave one of them out, or name a file of another weight in its place.

    7:3 error empty Theme: "fonts" is empty. Take the line out, or fill it. The typefaces of the page: by name, or from files of your own. Left out, the preset decides.

    7:18 error not-allowed Theme, fonts: "text" cannot be "/fonts/regular.ttf". Write Fraunces, Newsreader, Source Serif, Playfair Display, Bricolage Grotesque, Figtree, Inter, Montserrat, Nunito, Oswald, Space Grotesk or JetBrains Mono. For a typeface of your own, name its files in displayFiles, textFiles or labelsFiles."
  `);
});

test("characters that a font of one's own lacks are reported, on every page of the site", async () => {
  const fonts = "{ displayFiles: [/fonts/regular.ttf], textFiles: [/fonts/variable.woff2] }";
  expect(await tell(fonts, "Myśl łagodnie.")).toMatchInlineSnapshot(
    `"25:14 warning typeface Theme: "/fonts/regular.ttf" and "/fonts/variable.woff2" lack ś ł. Visitors see these in a typeface of their own. Name the file of the same typeface that has them too: fonts are often cut into parts, such as latin and latin-ext. Fraunces, Newsreader, Source Serif, Playfair Display, Bricolage Grotesque, Figtree, Inter, Montserrat, Nunito, Oswald, Space Grotesk or JetBrains Mono has all that the page needs."`,
  );
  await tell(fonts);
  await mkdir(path.join(root, "pages"));
  const page =
    "page: { title: Żółw, description: D }\nsections: [{ type: statement, props: { title: Żółw, lines: [A] } }]\n";
  await writeFile(path.join(root, "pages/terms.yaml"), page);
  const { pages } = await loadSite(root);
  expect(
    pages.map(({ file, diagnostics }) => [file, diagnostics.map(({ message }) => message)]),
  ).toMatchInlineSnapshot(`
    [
      [
        "page.yaml",
        [],
      ],
      [
        "pages/terms.yaml",
        [
          "No link of the site leads to this page, /terms/.",
          "Theme: "/fonts/regular.ttf" lacks Ż ó ł, and "/fonts/variable.woff2" lacks Ż ł. Visitors see these in a typeface of their own.",
        ],
      ],
    ]
  `);
});

test("letters of another script may be in a font for them alone, which must have all of them", async () => {
  const arabic = "{ scriptFiles: [/fonts/arabic.woff2] }";
  const title = "فكّر بوضوح، واشعر بخفّة.";
  expect(await tell("{}", title)).toMatchInlineSnapshot(
    `"25:14 notice other-typeface Theme: Fraunces and Figtree lack ف ك ّ ر ب و ض ح ، ا ش ع and 2 more. Visitors see these in a typeface of their own. None of the typefaces that come with the project has them. Nothing is lost: they are shown all the same. For a typeface of your choice, put a font file that has these letters into public/, and name it in theme.fonts.scriptFiles."`,
  );
  expect(await tell(arabic, title)).toBe("");
  expect(await tell(arabic, "Думай")).toMatchInlineSnapshot(
    `"25:14 notice other-typeface Theme: Fraunces and Figtree lack Д у м а й. Visitors see these in a typeface of their own. Source Serif, Playfair Display, Inter, Montserrat, Nunito, Oswald or JetBrains Mono has all that the page needs."`,
  );
  expect(await tell("{ scriptFiles: [/fonts/arabic-part.ttf] }", title)).toMatchInlineSnapshot(
    `"25:14 warning typeface Theme: Fraunces and Figtree lack ّ ، ا ش ع خ ة. Visitors see these in a typeface of their own. Name the file of the same typeface that has them too: fonts are often cut into parts, such as latin and latin-ext. None of the typefaces that come with the project has them. Nothing is lost: they are shown all the same. For a typeface of your choice, put a font file that has these letters into public/, and name it in theme.fonts.scriptFiles."`,
  );
  expect(await tell("{ scriptFiles: [/fonts/picture.otf] }")).toMatchInlineSnapshot(
    `"7:26 error spoiled-font Theme, fonts: item 1 of scriptFiles cannot be "/fonts/picture.otf": the file cannot be opened as a font. It is a PNG picture. Put the font into public/ as WOFF2, TTF or OTF."`,
  );
});

test("letters of one typeface may be in several files, as font services cut them", async () => {
  const tellLetters = (files: string) => tell(`{ textFiles: [${files}] }`, "Myśl, żyj, Дom →");
  const both = ["/fonts/regular.ttf", "/fonts/regular-ext.ttf"];
  for (const files of [both, both.toReversed()])
    expect(await tell(`{ textFiles: [${files}] }`, "Myśl.")).toBe("");
  expect(await tellLetters(both.join(", "))).toMatchInlineSnapshot(
    `"25:14 warning typeface Theme: Fraunces lacks Д →, and "/fonts/regular.ttf" and "/fonts/regular-ext.ttf" lack ż Д →. Visitors see these in a typeface of their own. Name the file of the same typeface that has them too: fonts are often cut into parts, such as latin and latin-ext. Source Serif has all but →."`,
  );
  expect(await tellLetters("/fonts/regular.ttf")).toMatchInlineSnapshot(
    `"25:14 warning typeface Theme: Fraunces lacks Д →, and "/fonts/regular.ttf" lacks ś ż Д →. Visitors see these in a typeface of their own. Name the file of the same typeface that has them too: fonts are often cut into parts, such as latin and latin-ext. Source Serif has all but →."`,
  );
});
