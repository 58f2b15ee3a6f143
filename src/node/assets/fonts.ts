import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { PageFonts } from "../../shared/page.ts";
import type { Theme } from "../../shared/schema.gen.ts";
import type { FontUse } from "../../shared/typeface.ts";
import { memoize } from "../../site/memoize.ts";
import { hasLetter, listShares, type Share, shareOut } from "../../theme/coverage.ts";
import { fontFilesFor, fontsOf, fontUses } from "../../theme/themeValues.ts";
import { type Family, faces, typefaceFile, typefaceOf } from "../../theme/typefaces.ts";
import { addAsset } from "./assets.ts";
import { cutFont, fontFormatFor } from "./cutFont.ts";
import { fontDisplay, renderFallbacks, renderLineHeight, renderRange } from "./fallbacks.ts";
import { cutOwnFonts, readOwnFonts } from "./ownFonts.ts";
import type { AssetContext } from "./pictures.ts";
import { cutScriptFonts } from "./scriptFonts.ts";

const { resolve } = createRequire(import.meta.url);

// Letters that texts outside page.yaml need: the labels, a range of years, and what a visitor may search for.
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const always = `${ascii}©–`;

/** A part of a typeface, as one file has it. Every page asks for the basic part. */
interface Part extends Share {
  isBasic: boolean;
}

/**
 * Subsets the theme's typefaces to the weights that the site uses and the characters of all `texts`, one for each page.
 * Renders their `@font-face` rules, each with a fallback of nearly the same metrics. Characters that a typeface's basic
 * file lacks come from as few of its other files as possible, which only pages with such characters ask for early. Of
 * fonts for other scripts, a page without their letters has no rule either.
 *
 * Whole fonts keep all characters, and their rules have a stylesheet of its own: nothing of them changes when somebody
 * writes a character that is new on the page.
 */
export async function cutFonts(
  theme: Theme,
  texts: readonly string[],
  assetContext: AssetContext,
): Promise<PageFonts[]> {
  const { assets, base, wholeFonts } = assetContext;
  const shown = theme.type.case === "capitals" ? texts.map(addCapitals) : texts;
  const text = shown.join("");
  const others = text.replace(/[ -~]+/g, "");
  const characters = [...new Set(always + others)].sort().join("");
  const partsOf = (family: Family): Part[] => {
    const shares = wholeFonts
      ? listShares(family)
      : [{ subset: "latin", characters }, ...shareOut(family, others)];
    return shares.map((share, index) => ({ ...share, isBasic: index === 0 }));
  };
  const cut = async (family: Family, part: Part) => {
    const { subset, characters: own, isBasic } = part;
    const make = () =>
      memoize(assetContext.subsetFonts, `${family} ${subset} ${own}`, () =>
        cutFace(family, subset, own, assetContext),
      );
    const suffix = isBasic ? "" : ` ${subset}`;
    const name = `${family}${suffix}`.toLowerCase().replaceAll(" ", "-");
    const { ending } = fontFormatFor(assetContext);
    const file = wholeFonts
      ? `assets/${name}.${ending}`
      : addAsset(assets, name, ending, await make());
    // A part that no page shows is never asked for.
    if (wholeFonts) assets.set(file, make);
    const url = base + file;
    return { url, css: renderFace(family, url, part, assetContext), part };
  };
  const ownFor = async (use: FontUse) => {
    const fonts = await readOwnFonts(fontFilesFor(theme.fonts, use), use, assetContext);
    if (fonts.length === 0) return undefined;
    const has = (letter: string) => fonts.some(({ facts }) => facts.characters.has(letter));
    return { has, ...(await cutOwnFonts(fonts, use, characters, assetContext)) };
  };
  const chosen = fontsOf(theme);
  const own = {
    display: await ownFor("display"),
    text: await ownFor("text"),
    labels: await ownFor("labels"),
  };
  const families = fontUses.flatMap((use) => (own[use] ? [] : (chosen[use] ?? [])));
  const rendered = await Promise.all(
    [...new Set(families)].flatMap((family) => partsOf(family).map((part) => cut(family, part))),
  );
  const ownFonts = fontUses.flatMap((use) => own[use] ?? []);
  const script = await cutScriptFonts(
    theme,
    characters,
    (letter) =>
      families.every((family) => hasLetter(family, letter)) &&
      ownFonts.every(({ has }) => has(letter)),
    assetContext,
  );
  const rules = [...ownFonts, ...rendered].map((face) => face.css).join("");
  const sheet =
    wholeFonts && base + addAsset(assets, "fonts", "css", `${rules}${script?.css ?? ""}`);
  const files = [
    ...ownFonts.flatMap((cut) => cut.files),
    ...rendered.map(({ url, part: { isBasic, characters } }) => ({
      url,
      letters: isBasic ? undefined : characters,
    })),
    ...(script?.files ?? []),
  ];
  return shown.map((each) => {
    const isShown = (letters = "") => [...letters].some((letter) => each.includes(letter));
    const isNeeded = ({ letters }: { letters: string | undefined }) =>
      letters === undefined || (!wholeFonts && isShown(letters));
    const hasScript = script && (wholeFonts || isShown(script.letters));
    return {
      ...(sheet ? { css: "", sheet } : { css: hasScript ? rules + script.css : rules }),
      files: files.filter(isNeeded).map(({ url }) => url),
      ...((ownFonts.length > 0 || hasScript) && {
        own: {
          display: own.display?.typeface,
          text: own.text?.typeface,
          labels: own.labels?.typeface,
          script: hasScript ? script.typeface : undefined,
        },
      }),
    };
  });
}

/** A text, and the capitals in which its titles are shown. In Turkish, which has ı, the capital of i has a dot. */
const addCapitals = (text: string) =>
  text + (text.includes("ı") ? text.toLocaleUpperCase("tr") : text.toUpperCase());

async function cutFace(
  family: Family,
  subset: string,
  characters: string,
  context: AssetContext,
): Promise<Uint8Array> {
  const { weight, fixed } = faces[family];
  const source = await readFile(resolve(typefaceFile(family, subset)));
  return cutFont(source, characters, { wght: weight, ...fixed }, context);
}

/**
 * The rule of a font and of its fallbacks. A further part is for its own characters; the rule of the basic one has the
 * fallbacks.
 */
function renderFace(
  family: Family,
  url: string,
  { isBasic, characters }: Part,
  context: AssetContext,
): string {
  const { weight, lineHeight } = faces[family];
  const format = fontFormatFor(context).name;
  const range = renderRange(isBasic ? undefined : characters);
  return [
    `@font-face{font-family:"${family}";src:url(${url}) format("${format}");`,
    `font-weight:${weight.min} ${weight.max};${fontDisplay}${lineHeight ? `;${renderLineHeight(lineHeight)}` : ""}${range}}`,
    isBasic ? renderFallbacks(typefaceOf(family)) : "",
  ].join("");
}
