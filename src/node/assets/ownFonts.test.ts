import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, it } from "vitest";
import { withDefaults } from "../../schema/defaults.ts";
import type { Page } from "../../shared/page.ts";
import type { Fonts, Theme } from "../../shared/schema.gen.ts";
import { readFont } from "../../site/media/fonts.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { renderTokens } from "../../theme/tokens.ts";
import { type Family, faces, typefaceFile } from "../../theme/typefaces.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { cutFonts } from "./fonts.ts";
import { describeHeavyFonts } from "./ownFonts.ts";
import { createAssetContext } from "./pictures.ts";

const { resolve } = createRequire(import.meta.url);
const schemas = await loadSchemas(process.cwd());
let publicDir: string;

beforeAll(async () => {
  publicDir = await mkdtemp(path.join(tmpdir(), "broadside-"));
  const figtree = await readFile(resolve(typefaceFile("Figtree")));
  await copyFile(resolve(typefaceFile("Figtree")), path.join(publicDir, "Own.woff2"));
  for (const [name, wght, targetFormat] of [
    ["Regular.ttf", 400, "truetype"],
    ["Bold.woff", 700, "woff"],
  ] as const) {
    const content = await subsetFont(figtree, "Größe, Quiet", {
      targetFormat,
      variationAxes: { wght },
    });
    await writeFile(path.join(publicDir, name), content);
  }
  const extended = await readFile(resolve(typefaceFile("Figtree", "latin-ext")));
  const options = { targetFormat: "truetype", variationAxes: { wght: 400 } } as const;
  await writeFile(path.join(publicDir, "Extended.ttf"), await subsetFont(extended, "łś", options));
});
afterAll(() => rm(publicDir, { recursive: true }));

async function cut(own: Fonts, text = "Größe") {
  const [fonts] = await cutAll(own, [text]);
  if (!fonts) throw new Error("A text has fonts.");
  return fonts;
}

async function cutAll(own: Fonts, texts: string[]) {
  const paths = { ...resolvePaths(process.cwd()), publicDir };
  const theme = withDefaults(schemas, "theme.schema.json", { fonts: own }) as Theme;
  const { assets, ...context } = createAssetContext(paths, "/");
  const cut = await cutFonts(theme, texts, { assets, ...context });
  return cut.map((fonts) => ({ ...fonts, tokens: renderTokens(theme, fonts.own), assets }));
}

it.each(Object.keys(faces) as Family[])(
  "%s, as a file of one's own, is measured as the typeface that comes along",
  async (family) => {
    const { ascent, descent, generic, fallbacks } = faces[family];
    const use = generic === "serif" ? "display" : "text";
    const { metrics } = await readFont(await readFile(resolve(typefaceFile(family))), use);
    expect(metrics).toMatchObject({ ascent, descent, generic });
    expect(metrics.fallbacks.map(({ locals }) => locals)).toEqual(
      fallbacks.map(({ locals }) => locals),
    );
    for (const [index, { sizeAdjust }] of fallbacks.entries()) {
      const ratio = (metrics.fallbacks[index]?.sizeAdjust ?? 0) / sizeAdjust;
      expect(Math.abs(ratio - 1)).toBeLessThan(0.04);
    }
  },
);

it("sends a variable file once, cut to the letters and weights of the page, with measured fallbacks", async () => {
  const { css, files, tokens, assets } = await cut({ displayFiles: ["/Own.woff2"] });
  expect(files.map((file) => /\/([a-z]+)-[^-]+$/.exec(file)?.[1])).toEqual(["own", "figtree"]);
  const [sent] = [...assets].flatMap(([file, content]) => (/own-/.test(file) ? [content] : []));
  if (!(sent instanceof Uint8Array)) throw new Error("The font is made at once.");
  const { characters, weight } = await readFont(Buffer.from(sent), "display");
  expect(characters.has("ß")).toBe(true);
  expect(characters.has("é")).toBe(false);
  expect(weight).toEqual({ min: 400, max: 700 });
  expect(css).toContain('font-family:"Own display";src:url(/assets/own-');
  expect(css).toContain("font-weight:400 700;font-display:swap}");
  expect(css).toMatch(
    /"Own display fallback 1";src:local\("Arial"\).*?;size-adjust:[\d.]+%;ascent/,
  );
  expect(tokens).toContain(
    '--display:"Own display","Own display fallback 1","Own display fallback 2",sans-serif;',
  );
  expect(tokens).toContain('--body:"Figtree","Figtree fallback 1"');
});

it("sends a typeface for labels where the theme has one, by name or from a file", async () => {
  const without = await cut({});
  expect(without.files).toHaveLength(2);
  expect(without.tokens).not.toContain("--labels");
  const named = await cut({ labels: "Bricolage Grotesque" });
  expect(named.files).toHaveLength(3);
  expect(named.css).toContain('"Bricolage Grotesque fallback 1"');
  expect(named.tokens).toContain('--labels:"Bricolage Grotesque","Bricolage Grotesque fallback 1"');
  const shared = await cut({ labels: "Figtree" });
  expect(shared.files).toHaveLength(2);
  const own = await cut({ labelsFiles: ["/Own.woff2"] });
  expect(own.files).toHaveLength(3);
  expect(own.tokens).toContain('--labels:"Own labels","Own labels fallback 1"');
});

it("does without a file that is no font, as the preview must while it is mended", async () => {
  await writeFile(path.join(publicDir, "Broken.ttf"), "no font");
  const { own, tokens } = await cut({ textFiles: ["/Broken.ttf"] });
  expect(own).toBeUndefined();
  expect(tokens).toContain('--body:"Figtree"');
});

it("sends fonts of other scripts to the pages with their letters, and not a byte to the others", async () => {
  await copyFile("tests/fixtures/fonts/arabic.woff2", path.join(publicDir, "Arabic.woff2"));
  const texts = ["Größe", "فكّر، Größe ж"];
  const own = { scriptFiles: ["/Arabic.woff2"] as [string] };
  const [plain] = await cutAll({}, texts);
  const [latin, arabic] = await cutAll(own, texts);
  expect({ ...latin, assets: [] }).toEqual({ ...plain, assets: [] });
  expect(arabic?.files.map((file) => /\/([a-z]+)-/.exec(file)?.[1])).toContain("arabic");
  const codes = [...new Set("فكّر،")].map((letter) => letter.codePointAt(0)?.toString(16) ?? "");
  const range = `unicode-range:${codes.sort().map((code) => `U\\+${code}`)}}`;
  expect(arabic?.css).toMatch(new RegExp(`"Own script";src:url[^}]*font-display:swap;${range}`));
  expect(arabic?.css).toMatch(
    new RegExp(`"Own script fallback 1";src:local\\("DejaVu Sans"\\);size-adjust:9[67].*${range}`),
  );
  expect(arabic?.tokens).toContain(
    '--body:"Figtree","Own script","Own script fallback 1","Figtree fallback 1","Figtree fallback 2",sans-serif;',
  );
  // A typeface that has the letters keeps them.
  const [alone] = await cutAll(
    { ...own, textFiles: own.scriptFiles, displayFiles: own.scriptFiles },
    ["فكّر"],
  );
  expect(alone?.css).not.toContain("Own script");
});

it("says what heavy fonts weigh, and nothing of light ones", () => {
  const own = { display: undefined };
  const page = (fonts: object) => [{ fonts: { css: "", files: [], ...fonts } } as unknown as Page];
  const assets = (bytes: number) => new Map([["assets/own.woff2", new Uint8Array(bytes)]]);
  expect(describeHeavyFonts(page({ own }), assets(90_000))).toEqual([]);
  expect(describeHeavyFonts(page({}), assets(300_000))).toEqual([]);
  expect(describeHeavyFonts(page({ own }), assets(300_000))).toMatchInlineSnapshot(`
    [
      "warning The fonts weigh 300 kB, cut to the letters of the site. On a phone, a first visit will do without them. Name fewer files in theme.fonts, or plainer ones.",
    ]
  `);
});

it("takes a file for each weight, in any format, and no typeface beside them", async () => {
  const textFiles: [string, string] = ["/Regular.ttf", "/Bold.woff"];
  const { css, tokens, files } = await cut({ textFiles, displayFiles: textFiles });
  expect(css.match(/font-weight:\d+/g)).toEqual(
    [400, 700, 400, 700].map((weight) => `font-weight:${weight}`),
  );
  expect(css).not.toContain('"Figtree"');
  expect(new Set(files).size).toBe(2);
  expect(tokens).toContain('--body:"Own text","Own text fallback 1"');
});

it("takes the letters that a file lacks from the next of its weight, on the pages that have them", async () => {
  const files = ["/Extended.ttf", "/Regular.ttf"];
  const { css, files: early } = await cut({ textFiles: files }, "Größe łś");
  const isOwn = (file: string) => /regular|extended/.test(file);
  expect(early.filter(isOwn)).toHaveLength(2);
  expect(css).toMatch(/regular[^}]*display:swap}/);
  expect(css).toMatch(/extended[^}]*unicode-range:U\+142,U\+15b}/);
  const without = await cut({ textFiles: files });
  expect(without.files.filter(isOwn)).toHaveLength(1);
  expect(without.css).not.toContain("extended");
});
