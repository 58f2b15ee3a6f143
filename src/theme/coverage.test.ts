import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { findLacking, shareOut } from "./coverage.ts";
import { type Family, faces, typefaceFile } from "./typefaces.ts";

const { resolve } = createRequire(import.meta.url);
const families = Object.keys(faces) as Family[];

/** Every character of a font file, as ranges of code points. */
async function readRanges(file: string): Promise<string> {
  const options = { keepAllGlyphs: true, targetFormat: "sfnt" } as const;
  const font = await subsetFont(await readFile(file), "", options);
  const codes = [...new Face(new Blob(font), 0).collectUnicodes()].sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map((ends) => [...new Set(ends)].map((code) => code.toString(16)).join("-"))
    .join(",");
}

it("matches the typefaces' files; -u updates it", async () => {
  const entries = families.map(async (family) => {
    const subsets = [
      "latin",
      "latin-ext",
      "vietnamese",
      "greek",
      "greek-ext",
      "cyrillic",
      "cyrillic-ext",
    ].map(async (subset) => {
      try {
        return [[subset, await readRanges(resolve(typefaceFile(family, subset)))]];
      } catch {
        return [];
      }
    });
    return [family, Object.fromEntries((await Promise.all(subsets)).flat())];
  });
  const coverage = JSON.stringify(Object.fromEntries(await Promise.all(entries)), null, 2);
  await expect(`${coverage}\n`).toMatchFileSnapshot("coverage.json");
});

it.each(families)(
  "of %s: the basic file alone where that will do, and as few more as will do",
  (family) => {
    expect(shareOut(family, "Größe, façade – “año” × 5 €")).toEqual([]);
    expect(shareOut(family, "Żółć, šedá, ıŞğ, ő").map(({ subset }) => subset)).toEqual([
      "latin-ext",
    ]);
    expect(findLacking(family, "Żółć šedý ığŞ 😀 ✔️")).toEqual([]);
    expect(findLacking(family, "日")).toEqual(["日"]);
  },
);

it("says which typefaces have Greek and Cyrillic letters", () => {
  const have = (text: string) => families.filter((each) => findLacking(each, text).length === 0);
  expect({ greek: have("Ελλάς"), cyrillic: have("Жёлтый, їжак, ұлы") }).toMatchInlineSnapshot(`
    {
      "cyrillic": [
        "Source Serif",
        "Playfair Display",
        "Inter",
        "Montserrat",
        "Nunito",
        "Oswald",
      ],
      "greek": [
        "Source Serif",
        "Inter",
        "JetBrains Mono",
      ],
    }
  `);
});
