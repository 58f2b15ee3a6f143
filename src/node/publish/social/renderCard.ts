import type { Font } from "satori";
import sharp from "sharp";
import { addressOfPackage } from "../../project/vendored.ts";
import {
  type CardFacts,
  cardSize,
  type DrawnTexts,
  drawCard,
  nameRoom,
  titleRoom,
} from "./card.tsx";
import { needShaping, shapeWords } from "./shapeWords.ts";
import { type CardFont, cutCardFonts, type ScriptFont } from "./typeface.ts";

/**
 * Renders a card as a PNG. Satori turns text into outlines, so the machine's own fonts do not matter. What Satori cannot
 * write, such as Arabic, is drawn before. A text with characters that its typeface lacks is left out, which is better than
 * broken words.
 */
export async function renderCard(facts: CardFacts, cacheDir: string): Promise<Buffer> {
  const { fonts, scheme } = facts;
  /** A text as Satori writes it, or else as a picture. */
  const prepare = async (text: string, own: CardFont[], room: typeof titleRoom) => {
    if (!needShaping(text)) return { words: text, picture: undefined };
    const settings = { ...room, color: scheme.text, cacheDir, fonts: [...own, ...fonts.script] };
    return { words: "", picture: await shapeWords(text, settings) };
  };
  const title = await prepare(facts.title, fonts.display, titleRoom);
  const name = await prepare(facts.name, fonts.text, nameRoom);
  const drawn = { title: title.picture, name: name.picture };
  const written = { ...facts, title: title.words, name: name.words };
  const cut = await Promise.all([
    cutCardFonts(fonts.display, written.title),
    cutCardFonts(fonts.text, written.name),
    cutCardFonts(fonts.script.filter(hasLetterOf(written)), written.title + written.name),
  ]).then((typefaces) => typefaces.flat());
  const lacking = new Set<string>();
  let svg = await layOut(written, drawn, cut, lacking);
  if (lacking.size > 0) {
    const whole = (text: string) => ([...text].some((letter) => lacking.has(letter)) ? "" : text);
    const name = whole(written.name);
    const title = whole(written.title);
    svg = await layOut({ ...written, name, title }, drawn, cut, lacking);
  }
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** True for a font that is not empty without the letters of other texts. */
const hasLetterOf =
  ({ title, name }: CardFacts) =>
  ({ characters }: ScriptFont) =>
    [...title, ...name].some((letter) => characters.has(letter));

/** The card as SVG. Adds the characters that no font has to `lacking`. */
async function layOut(
  facts: CardFacts,
  drawn: DrawnTexts,
  fonts: Font[],
  lacking: Set<string>,
): Promise<string> {
  // Large, and needed only for a page with an address.
  const { default: satori }: typeof import("satori") = await import(addressOfPackage("satori"));
  return satori(drawCard(facts, drawn), {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (_script, text) => {
      for (const letter of text) lacking.add(letter);
      return [];
    },
  });
}
