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
export interface Preset extends Partial<Layout> {
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
  scheme?: NonNullable<Theme["scheme"]>;
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

/** The settings of the layout, each with the value of most presets. */
export const usualLayout = {
  header: "floating",
  footer: "columns",
  headings: "usual",
  cards: "raised",
  buttons: "rounded",
  eyebrows: "dash",
  pictures: "landscape",
  dividers: "none",
  width: "normal",
} as const satisfies Partial<Theme>;

/** The layout of a page: each setting with a value. */
export type Layout = Required<Pick<Theme, keyof typeof usualLayout>>;

/** The layout of a theme: its own, or its preset's, or that of most presets. */
export const layoutOf = (theme: Theme): Layout => ({
  ...usualLayout,
  ...presets[theme.preset],
  ...theme,
});

/** The scheme that visitors see who have not chosen one; undefined if their system decides, or there is no choice. */
export function firstSchemeOf({ preset, scheme, dark }: Theme): "light" | "dark" | undefined {
  const chosen = scheme ?? presets[preset].scheme ?? "system";
  return chosen === "system" || dark === false ? undefined : chosen;
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
  console: {
    colors: {
      background: "#f7f8f8",
      surface: "#ffffff",
      text: "#101413",
      line: "#c9cfcd",
      accent: "#0b6b4f",
      highlight: "#0b6b4f",
      peach: "#e9eceb",
      butter: "#ecefe8",
      mint: "#e2efe9",
      sky: "#e3ecf0",
      lilac: "#e9e9f1",
      rose: "#f0e9ec",
    },
    dark: { background: "#0a0d0c", text: "#e8eeeb" },
    keepsAccent: true,
    scheme: "dark",
    fonts: { display: "Figtree", text: "Figtree" },
    radius: "4px",
    shadow: "none",
    corners: "sharp",
    ornament: "none",
    type: { size: "16px", scale: 1.22, weight: 600 },
    spacing: 0.75,
    header: "bar",
    headings: "start",
    cards: "outlined",
    buttons: "rounded",
    eyebrows: "plain",
    pictures: "wide",
    dividers: "line",
  },
  salon: {
    colors: {
      background: "#fdfcfa",
      surface: "#ffffff",
      text: "#2a2622",
      muted: "#6f675e",
      accent: "#2a2622",
      highlight: "#b79a7a",
      peach: "#f4eee6",
      butter: "#f3efe4",
      mint: "#edf0e8",
      sky: "#ebeff0",
      lilac: "#f0edf0",
      rose: "#f5ebe6",
    },
    dark: { background: "#171411", text: "#efe8de" },
    keepsAccent: true,
    fonts: { display: "Newsreader", text: "Figtree" },
    radius: "0px",
    shadow: "none",
    corners: "sharp",
    ornament: "none",
    type: { size: "16px", scale: 1.33, weight: 400, strong: 500 },
    spacing: 1.35,
    header: "centered",
    footer: "centered",
    headings: "center",
    cards: "outlined",
    buttons: "square",
    eyebrows: "capitals",
    pictures: "portrait",
  },
  playground: {
    colors: {
      background: "#fff8e6",
      surface: "#ffffff",
      text: "#221a4b",
      accent: "#4b2bd6",
      highlight: "#ff7a3d",
      peach: "#ffb38a",
      butter: "#ffd84d",
      mint: "#8be0b0",
      sky: "#8fd0ff",
      lilac: "#c7b2ff",
      rose: "#ffa6c9",
    },
    dark: { background: "#161033", text: "#fdf6e6" },
    keepsAccent: true,
    fonts: { display: "Bricolage Grotesque", text: "Figtree" },
    radius: "36px",
    shadow: "none",
    ornament: "geometric",
    type: { size: "18px", scale: 1.32, weight: 700, tracking: "-0.02em" },
    spacing: 1,
    footer: "centered",
    headings: "center",
    cards: "filled",
    buttons: "pill",
    eyebrows: "pill",
    pictures: "square",
  },
  chambers: {
    colors: {
      background: "#fcfcfa",
      surface: "#ffffff",
      text: "#14202e",
      line: "#cfd4d8",
      accent: "#1d3557",
      highlight: "#9a7b3f",
      peach: "#f0ece4",
      butter: "#f0eee2",
      mint: "#e8eeea",
      sky: "#e5ecf2",
      lilac: "#ebebf2",
      rose: "#f1e9ea",
    },
    dark: { background: "#0f161f", text: "#e9edf1" },
    keepsAccent: true,
    fonts: { display: "Newsreader", text: "Figtree" },
    radius: "2px",
    shadow: "none",
    corners: "sharp",
    ornament: "none",
    type: { size: "17px", scale: 1.24, weight: 500 },
    spacing: 1.05,
    header: "bar",
    headings: "side",
    cards: "outlined",
    buttons: "square",
    eyebrows: "capitals",
    dividers: "line",
  },
  poster: {
    colors: {
      background: "#ffffff",
      surface: "#ffffff",
      text: "#0d0d0d",
      line: "#0d0d0d",
      accent: "#e4002b",
      highlight: "#ffd400",
      peach: "#ff8f6b",
      butter: "#ffd400",
      mint: "#6fe0a2",
      sky: "#7db9ff",
      lilac: "#b79cff",
      rose: "#ff8fb8",
    },
    dark: { background: "#0d0d0d", text: "#ffffff", line: "#ffffff" },
    keepsAccent: true,
    fonts: { display: "Bricolage Grotesque", text: "Bricolage Grotesque" },
    radius: "0px",
    shadow: "none",
    corners: "sharp",
    ornament: "none",
    type: {
      size: "18px",
      scale: 1.36,
      weight: 700,
      title: "15%",
      leading: 0.92,
      case: "capitals",
    },
    spacing: 0.8,
    header: "open",
    footer: "wordmark",
    headings: "start",
    cards: "filled",
    buttons: "square",
    eyebrows: "plain",
    pictures: "square",
    width: "wide",
  },
  civic: {
    colors: {
      background: "#ffffff",
      surface: "#ffffff",
      text: "#111820",
      line: "#b9c1c9",
      accent: "#00528c",
      highlight: "#f2b632",
      peach: "#fbe6d6",
      butter: "#fbf0c9",
      mint: "#dcf0e2",
      sky: "#d9eaf7",
      lilac: "#e4e3f7",
      rose: "#f8dfe4",
    },
    dark: { background: "#10161c", text: "#f0f4f7" },
    fonts: { display: "Figtree", text: "Figtree" },
    radius: "6px",
    shadow: "none",
    ornament: "none",
    type: { size: "18px", scale: 1.2, weight: 700, tracking: "-0.01em" },
    spacing: 0.85,
    header: "bar",
    headings: "start",
    cards: "outlined",
    eyebrows: "plain",
    width: "narrow",
  },
  editorial: {
    colors: {
      background: "#f6f3ee",
      surface: "#fbf9f5",
      text: "#191714",
      accent: "#a3341d",
      highlight: "#a3341d",
      peach: "#f0dfd2",
      butter: "#efe6c9",
      mint: "#dbe7db",
      sky: "#d7e3ea",
      lilac: "#e2deea",
      rose: "#eed9d8",
    },
    dark: { background: "#161412", text: "#efe9df" },
    keepsAccent: true,
    fonts: { display: "Fraunces", text: "Newsreader" },
    radius: "0px",
    shadow: "none",
    corners: "sharp",
    ornament: "none",
    type: { size: "19px", scale: 1.34, weight: 400, title: "11%", leading: 0.98 },
    spacing: 1.1,
    header: "open",
    footer: "wordmark",
    headings: "side",
    cards: "filled",
    buttons: "pill",
    eyebrows: "capitals",
    pictures: "landscape",
    dividers: "line",
  },
};
