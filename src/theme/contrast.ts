import type { Colors, Theme } from "../shared/schema.gen.ts";
import { contrast } from "./color.ts";
import { pastels } from "./presets.ts";
import { type Scheme, schemesOf } from "./scheme.ts";

/** The ratio every pair must reach: WCAG's for text of any size. */
export const neededContrast = 4.5;

/** A colour's path below `theme` in page.yaml. */
export type TokenPath = `${"colors" | "dark"}.${keyof Colors}`;

/** Text on a background, somewhere on the page. A derived colour has the path of its source. */
export interface Pair {
  /** The use of the pair, in words. */
  use: string;
  text: TokenPath;
  background: TokenPath;
  /** WCAG's ratio, from 1 to 21. */
  ratio: number;
}

interface Use {
  use: string;
  /** The text colour: the token, and the colour of the theme that sets it. */
  text: [keyof Scheme, keyof Colors];
  background: [keyof Scheme, keyof Colors];
}

const named = (token: keyof Colors): [keyof Colors, keyof Colors] => [token, token];

const onPage: Use["text"][] = [named("text"), named("muted"), ["accentText", "accent"]];
const onAccentTone: Use["text"][] = [
  ["onBand", "accent"],
  ["bandMuted", "accent"],
];

const grounds: { on: string; background: Use["background"]; words: Use["text"][] }[] = [
  { on: "the page", background: named("background"), words: onPage },
  { on: "cards", background: named("surface"), words: onPage },
  { on: "the soft tone", background: named("soft"), words: onPage },
  { on: "the active link", background: ["accentSoft", "background"], words: [named("text")] },
  { on: "the accent tone", background: ["band", "accent"], words: onAccentTone },
  { on: "cards on the accent tone", background: ["bandSurface", "accent"], words: onAccentTone },
  { on: "buttons", background: named("accent"), words: [["onAccent", "accent"]] },
  {
    on: "buttons under the pointer",
    background: ["accentHover", "accent"],
    words: [["onAccent", "accent"]],
  },
];

const kinds: Partial<Record<keyof Scheme, string>> = {
  muted: "quiet text",
  bandMuted: "quiet text",
  accentText: "links",
};

const uses: Use[] = [
  ...grounds.flatMap(({ on, background, words }) =>
    words.map((text) => ({
      use: `${kinds[text[0]] ?? "text"} on ${on}`,
      text,
      background,
    })),
  ),
  ...pastels.flatMap((name): Use[] => [
    { use: `text on ${name}`, text: ["onPastel", "text"], background: named(name) },
    { use: `labels on ${name}`, text: [`${name}Ink`, name], background: named(name) },
  ]),
];

/** Every pair of text and background on the page, by day, and by night if it has one. */
export function listPairs(theme: Theme): Pair[] {
  const { day, night } = schemesOf(theme);
  const list = (scheme: Scheme, key: "colors" | "dark") =>
    uses.map(({ use, text, background }) => ({
      use: key === "dark" ? `${use}, in the dark` : use,
      text: `${key}.${text[1]}` as const,
      background: `${key}.${background[1]}` as const,
      ratio: contrast(scheme[text[0]], scheme[background[0]]),
    }));
  return [...list(day, "colors"), ...(night ? list(night, "dark") : [])];
}
