import type { Font } from "satori";
import sharp from "sharp";
import { addressOfPackage } from "../../project/vendored.ts";
import { type CardFacts, cardSize, drawCard } from "./card.tsx";
import { cutCardFonts } from "./typeface.ts";

/**
 * Renders a card as a PNG. Satori turns text into outlines, so the machine's own fonts do not matter. A text
 * with characters that its typeface lacks is left out, which is better than broken words.
 */
export async function renderCard(facts: CardFacts): Promise<Buffer> {
  const fonts = await Promise.all([
    cutCardFonts(facts.fonts.display, facts.title),
    cutCardFonts(facts.fonts.text, facts.name),
  ]).then((typefaces) => typefaces.flat());
  const lacking = new Set<string>();
  let svg = await layOut(facts, fonts, lacking);
  if (lacking.size > 0) {
    const whole = (text: string) => ([...text].some((letter) => lacking.has(letter)) ? "" : text);
    const name = whole(facts.name);
    const title = whole(facts.title);
    svg = await layOut({ ...facts, name, title }, fonts, lacking);
  }
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The card as SVG. Adds the characters that no font has to `lacking`. */
async function layOut(facts: CardFacts, fonts: Font[], lacking: Set<string>): Promise<string> {
  // Large, and needed only for a page with an address.
  const { default: satori }: typeof import("satori") = await import(addressOfPackage("satori"));
  return satori(drawCard(facts), {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (_script, text) => {
      for (const letter of text) lacking.add(letter);
      return [];
    },
  });
}
