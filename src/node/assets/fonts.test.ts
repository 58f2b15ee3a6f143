import { expect, it } from "vitest";
import { withDefaults } from "../../schema/defaults.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import { loadSchemas } from "../../site/schemas/loadSchemas.ts";
import { resolvePaths } from "../project/projectPaths.ts";
import { cutFonts } from "./fonts.ts";
import { createAssetContext } from "./pictures.ts";

const schemas = await loadSchemas(process.cwd());
const theme = withDefaults(schemas, "theme.schema.json", {}) as Theme;
const contextOf = () => createAssetContext(resolvePaths(process.cwd()), "/");
const cutFor = (...texts: string[]) => cutFonts(theme, texts, contextOf());
const cut = async (text: string) => {
  const [fonts] = await cutFor(text);
  if (!fonts) throw new Error("A text has fonts.");
  return fonts;
};
const namesOf = ({ files }: { files: string[] }) =>
  files.map((file) => /\/([a-z-]+)-[^-]+\.woff2$/.exec(file)?.[1]);

it("sends nothing more for characters that the basic files have, or that no file has", async () => {
  const basic = await cut("Größe");
  expect(namesOf(basic)).toEqual(["fraunces", "figtree"]);
  expect(basic.css).not.toContain("unicode-range");
  expect(await cut("Größe 日本 ж")).toEqual(basic);
});

it("brings further characters in faces of the same name, for them alone", async () => {
  const [basic, polish] = await Promise.all([cut("óa"), cut("Żółw, błąd")]);
  expect(namesOf(polish)).toEqual([
    "fraunces",
    "fraunces-latin-ext",
    "figtree",
    "figtree-latin-ext",
  ]);
  expect(polish.files).toEqual(expect.arrayContaining(basic.files));
  const faces = polish.css.match(/@font-face{font-family:"Fraunces";[^}]*}/g) ?? [];
  expect(faces).toHaveLength(2);
  expect(faces[1]).toContain(";unicode-range:U+105,U+142,U+17b}");
  expect(namesOf(await cut("Tiếng Việt"))).toContain("fraunces-vietnamese");
});

it("cuts one set for all pages, and asks for a face early only where its characters are", async () => {
  const [plain, polish] = await cutFor("óa", "Żółw, błąd");
  expect(polish?.css).toBe(plain?.css);
  expect(plain && namesOf(plain)).toEqual(["fraunces", "figtree"]);
  expect(polish?.files).toEqual(expect.arrayContaining(plain?.files ?? ["none"]));
  expect(polish?.files).toHaveLength(4);
});

it("changes nothing of whole fonts when a character is new on the page, and uses them whenever they come", async () => {
  const context = { ...contextOf(), wholeFonts: true };
  const made = await Promise.all(
    ["a", "a & Ü ☕", "Żółw, Tiếng Việt"].map(async (text) => {
      const [fonts] = await cutFonts(theme, [text], context);
      return fonts;
    }),
  );
  const [first, second, third] = made;
  expect(second).toEqual(first);
  // The other files come when a text is shown that needs them.
  expect(third).toEqual(first);
  const sheet = String(context.assets.get(first?.sheet?.slice(1) ?? ""));
  expect(sheet).not.toContain("optional");
  expect(sheet).toContain("latin-ext");
  for (const file of first?.files ?? []) {
    expect(sheet).toContain(`url(${file})`);
    expect(context.assets.has(file.slice(1))).toBe(true);
  }
});

it("gives each character of a whole typeface to one file, and no letter of the basic one to another", async () => {
  const context = { ...contextOf(), wholeFonts: true };
  const [fonts] = await cutFonts(theme, ["a"], context);
  const sheet = String(context.assets.get(fonts?.sheet?.slice(1) ?? ""));
  for (const family of ["Fraunces", "Figtree"]) {
    const ranges = [...sheet.matchAll(/"([^"]*)";src:url[^}]*unicode-range:([^}]*)}/g)]
      .filter(([, name]) => name === family)
      .flatMap(([, , range = ""]) => range.split(","));
    expect(ranges.length).toBeGreaterThan(50);
    expect(new Set(ranges).size).toBe(ranges.length);
    expect(ranges).not.toContain("U+41");
    expect(ranges).toContain("U+142");
  }
});
