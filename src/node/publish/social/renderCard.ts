import type { Font } from "satori";
import sharp from "sharp";
import { type CardFacts, cardSize, drawCard } from "./card.tsx";
import { cutTypeface } from "./typeface.ts";

/**
 * Prints a card as a PNG. Satori turns words into outlines, so the machine's own fonts have no say in it.
 * A text with characters that its typeface lacks is left out: no words are better than broken ones.
 */
export async function renderCard(facts: CardFacts): Promise<Buffer> {
  const fonts = await Promise.all([
    cutTypeface(facts.fonts.display, facts.title),
    cutTypeface(facts.fonts.text, facts.name),
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

/** The card as SVG; `lacking` takes up the characters that no font has. */
async function layOut(facts: CardFacts, fonts: Font[], lacking: Set<string>): Promise<string> {
  // Large, and only a page with an address needs it.
  const { default: satori } = await import("satori");
  return satori(drawCard(facts), {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (_script, text) => {
      for (const letter of text) lacking.add(letter);
      return [];
    },
  });
}
