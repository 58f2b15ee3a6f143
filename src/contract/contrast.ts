import { contrast } from "./color.ts";
import { pastels } from "./presets.ts";
import type { Colors, Theme } from "./schema.gen.ts";
import { darkScheme, lightScheme, type Scheme } from "./scheme.ts";

/** A colour's place below `theme` in page.yaml. */
export type TokenPath = `${"colors" | "dark"}.${keyof Colors}`;

/** Words on a ground, somewhere on the page. Where a colour is derived, its path is that of its source. */
export interface Pair {
  /** What the pair is for, in words. */
  use: string;
  text: TokenPath;
  background: TokenPath;
  /** WCAG's ratio, from 1 to 21. */
  ratio: number;
  /** What it must reach: 4.5, or 3 for large words and icons. */
  minimum: number;
}

interface Use {
  use: string;
  /** The words: the token, and the one that a theme sets for it. */
  text: [keyof Scheme, keyof Colors];
  background: [keyof Scheme, keyof Colors];
  minimum: number;
}

const named = (token: keyof Colors): [keyof Colors, keyof Colors] => [token, token];

const grounds = [
  { on: "the page", background: named("background") },
  { on: "cards", background: named("surface") },
  { on: "sections with the soft tone", background: ["soft", "background"] },
] satisfies { on: string; background: Use["background"] }[];

const words = [
  { what: "text", text: named("text") },
  { what: "quiet text", text: named("muted") },
  { what: "links", text: ["accentText", "accent"] },
] satisfies { what: string; text: Use["text"] }[];

const uses: Use[] = [
  ...grounds.flatMap(({ on, background }) =>
    words.map(({ what, text }) => ({ use: `${what} on ${on}`, text, background, minimum: 4.5 })),
  ),
  {
    use: "words on buttons",
    text: ["onAccent", "accent"],
    background: named("accent"),
    minimum: 4.5,
  },
  {
    use: "text on the accent tone",
    text: ["onBand", "accent"],
    background: ["band", "accent"],
    minimum: 4.5,
  },
  {
    use: "quiet text on the accent tone",
    text: ["bandMuted", "accent"],
    background: ["band", "accent"],
    minimum: 4.5,
  },
  ...pastels.flatMap((name): Use[] => [
    { use: `text on ${name}`, text: named("text"), background: named(name), minimum: 4.5 },
    { use: `icons on ${name}`, text: [`${name}Ink`, name], background: named(name), minimum: 3 },
  ]),
];

/** Every pair of words and ground on the page, by day and by night. */
export function listPairs(theme: Theme): Pair[] {
  const schemes = { colors: lightScheme(theme), dark: darkScheme(theme) };
  return (["colors", "dark"] as const).flatMap((scheme) =>
    uses.map(({ use, text, background, minimum }) => ({
      use: scheme === "dark" ? `${use}, in the dark` : use,
      text: `${scheme}.${text[1]}`,
      background: `${scheme}.${background[1]}`,
      ratio: contrast(schemes[scheme][text[0]], schemes[scheme][background[0]]),
      minimum,
    })),
  );
}
