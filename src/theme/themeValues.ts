import type { Fonts, Theme } from "../shared/schema.gen.ts";
import type { FontRole, FontUse } from "../shared/typeface.ts";
import { type ChosenFonts, type Layout, type Ornament, presets, usualLayout } from "./presets.ts";

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
    type: { size: "17px", scale: 1.28, emphasis: "italic" as const, ...chosen.type, ...type },
  };
}

/** The layout of a theme: its own, or its preset's, or that of most presets. */
export const layoutOf = (theme: Theme): Layout => ({
  ...usualLayout,
  ...presets[theme.preset],
  ...theme,
});

/** True if the header has its links on both sides of the name. */
export const hasSplitLinks = (theme: Theme): boolean => layoutOf(theme).header === "split";

/** The ratio of the boxes of pictures, in CSS. */
export const pictureRatios = { portrait: "4/5", square: "1", wide: "16/9" } as const;

/** The ratio that a theme gives the boxes of pictures; undefined if each section has its own. */
export function pictureRatioOf(theme: Theme): number | undefined {
  const { pictures } = layoutOf(theme);
  if (pictures === "landscape") return undefined;
  const [width = 1, height = 1] = pictureRatios[pictures].split("/").map(Number);
  return width / height;
}

/** The scheme that visitors see who have not chosen one; undefined if their system decides, or there is no choice. */
export function firstSchemeOf({ preset, scheme, dark }: Theme): "light" | "dark" | undefined {
  const chosen = scheme ?? presets[preset].scheme ?? "system";
  return chosen === "system" || dark === false ? undefined : chosen;
}

/** The height of a title's line where the theme has none, in ems. */
export const usualLeading = 1.12;

/** The typefaces of a theme: its own, or its preset's. */
export const fontsOf = ({ preset, fonts }: Theme): ChosenFonts => ({
  ...presets[preset].fonts,
  ...fonts,
});

/** The style of the icons of cards: the theme's own, or its preset's. */
export const iconsOf = ({ preset, icons }: Theme): NonNullable<Theme["icons"]> =>
  icons ?? presets[preset].icons ?? "tile";

/** True if labels have a typeface of their own. */
export const hasLabelFont = (theme: Theme): boolean =>
  fontsOf(theme).labels !== undefined || fontFilesFor(theme.fonts, "labels").length > 0;

/** The uses of typefaces. */
export const fontUses: readonly FontUse[] = ["display", "text", "labels"];

/** The font files of the site's own that `theme.fonts` names for a role. */
export const fontFilesFor = (fonts: Fonts | undefined, role: FontRole): readonly string[] =>
  fonts?.[`${role}Files`] ?? [];
