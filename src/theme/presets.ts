import type { Colors, Fonts, Theme } from "../shared/schema.gen.ts";
import type { FontUse } from "../shared/typeface.ts";
import type { Hex } from "./color.ts";

/** The six pastels, in the order in which cards use them. */
export const pastels = ["peach", "butter", "mint", "sky", "lilac", "rose"] as const;

/** The name of a pastel. */
export type Pastel = (typeof pastels)[number];

type Chosen = "background" | "text" | "accent" | "highlight" | Pastel;

/** A typeface of those that come along, for each use. */
type ChosenFonts = Required<Pick<Fonts, "display" | "text">>;

/** A complete look. Colours that it does not set are derived. */
export interface Preset {
  colors: Record<Chosen, Hex> & Colors;
  dark: Record<"background" | "text", Hex> & Colors;
  fonts: ChosenFonts;
  radius: string;
  shadow: NonNullable<Theme["shadow"]>;
  /** True if its accent stays itself at night, as one that a theme sets does. */
  keepsAccent?: true;
  ornament?: Ornament;
  corners?: NonNullable<Theme["corners"]>;
  type?: Partial<Theme["type"]>;
  spacing?: number;
}

/** The kind of decoration that `theme.ornament` names. */
export type Ornament = NonNullable<Theme["ornament"]>;

/** The decoration of a theme: its own, or its preset's. */
export const ornamentOf = ({ preset, ornament }: Theme): Ornament =>
  ornament ?? presets[preset].ornament ?? "drawn";

/** The shape of a theme and its words: its own, or its preset's, or that of most presets. */
export function shapeOf({ preset, radius, shadow, corners, spacing, type }: Theme) {
  const chosen = presets[preset];
  return {
    radius: radius ?? chosen.radius,
    shadow: shadow ?? chosen.shadow,
    corners: corners ?? chosen.corners ?? "soft",
    spacing: spacing ?? chosen.spacing ?? 1,
    type: { size: "17px", scale: 1.28, ...chosen.type, ...type },
  };
}

/** The typefaces of a theme: its own, or its preset's. */
export const fontsOf = ({ preset, fonts }: Theme): ChosenFonts => ({
  ...presets[preset].fonts,
  ...fonts,
});

/** The uses of typefaces. */
export const fontUses: readonly FontUse[] = ["display", "text"];

/** The font files of the site's own that `theme.fonts` names for a use. */
export const fontFilesFor = (fonts: Fonts | undefined, use: FontUse): readonly string[] =>
  fonts?.[`${use}Files`] ?? [];

/** The looks that `theme.preset` can name. */
export const presets: Record<Theme["preset"], Preset> = {
  meadow: {
    colors: {
      background: "#fbf8f2",
      text: "#1e2a26",
      accent: "#1f5d4c",
      highlight: "#e8935a",
      peach: "#ffe1cf",
      butter: "#fff0c2",
      mint: "#d5f0df",
      sky: "#d6e9fa",
      lilac: "#e6defa",
      rose: "#fbdce4",
    },
    dark: { background: "#121a17", text: "#f1ede3" },
    fonts: { display: "Fraunces", text: "Figtree" },
    radius: "24px",
    shadow: "soft",
  },
  harbor: {
    colors: {
      background: "#f6f8fb",
      text: "#17233a",
      accent: "#2450c8",
      highlight: "#e5a72c",
      peach: "#fde3d4",
      butter: "#fbeebf",
      mint: "#cfeee6",
      sky: "#d3e6fb",
      lilac: "#dfe0fb",
      rose: "#fadbe2",
    },
    dark: { background: "#0f1522", text: "#eaf0fa" },
    fonts: { display: "Newsreader", text: "Figtree" },
    radius: "10px",
    shadow: "soft",
  },
  dusk: {
    colors: {
      background: "#fdf7f8",
      text: "#2b1b34",
      accent: "#6d2f7e",
      highlight: "#f0795f",
      peach: "#ffdfd0",
      butter: "#ffecc0",
      mint: "#d3f0e2",
      sky: "#d9e5fc",
      lilac: "#eadcfb",
      rose: "#fdd8e4",
    },
    dark: { background: "#191120", text: "#f6ecf6" },
    fonts: { display: "Bricolage Grotesque", text: "Figtree" },
    radius: "32px",
    shadow: "deep",
  },
  workshop: {
    colors: {
      background: "#fffdf6",
      surface: "#ffffff",
      text: "#161616",
      line: "#161616",
      accent: "#d3331c",
      highlight: "#f2b705",
      peach: "#ffb59e",
      butter: "#ffd84a",
      mint: "#8fdcb4",
      sky: "#9fc9ff",
      lilac: "#c8b6ff",
      rose: "#ffa8c5",
    },
    dark: { background: "#141414", text: "#f7f4ea", line: "#f7f4ea" },
    keepsAccent: true,
    fonts: { display: "Bricolage Grotesque", text: "Figtree" },
    radius: "0px",
    shadow: "hard",
    corners: "sharp",
    ornament: "geometric",
    type: { scale: 1.34, weight: 700 },
    spacing: 0.9,
  },
  library: {
    colors: {
      background: "#ffffff",
      surface: "#ffffff",
      text: "#20201e",
      accent: "#6b1f2a",
      highlight: "#a98b5b",
      peach: "#f3ece6",
      butter: "#f2eee0",
      mint: "#e9eee9",
      sky: "#e8edf1",
      lilac: "#eeebf1",
      rose: "#f3eaeb",
    },
    dark: { background: "#171614", text: "#ece7dd" },
    keepsAccent: true,
    fonts: { display: "Newsreader", text: "Newsreader" },
    radius: "2px",
    shadow: "none",
    corners: "sharp",
    ornament: "none",
    type: { size: "19px", scale: 1.21, weight: 400 },
    spacing: 1.15,
  },
};
