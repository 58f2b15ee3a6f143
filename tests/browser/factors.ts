import type { Page } from "playwright/test";
import { presets } from "../../src/theme/presets.ts";
import { tones } from "../../src/theme/tones.ts";
import { anyPages } from "./sites.ts";

/** The colour schemes that a visitor may have chosen. */
const schemes = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  forced: { colorScheme: "light", forcedColors: "active" },
} as const;

/** The visitor's wish for motion. */
const motions = {
  full: { reducedMotion: "no-preference" },
  reduced: { reducedMotion: "reduce" },
} as const;

/** The names of an object's properties. */
export const namesOf = <Name extends string>(object: Record<Name, unknown>) =>
  Object.keys(object) as Name[];

/**
 * The properties that browser tests vary. A suite takes its factors from here, adds its own, and runs the rows of
 * `pairs`. A new width or scheme is one more value, and joins every suite.
 */
export const factors = {
  /** The pages of which all must be true that is true of any page. */
  site: anyPages,
  /** The smallest phone, a usual one, a tablet, and a desktop. */
  width: [320, 390, 768, 1280],
  scheme: namesOf(schemes),
  motion: namesOf(motions),
  /** The themes that a page may choose. */
  theme: namesOf(presets),
  /** The tones of a section. */
  tone: tones,
} as const;

/** A visitor's window and settings. */
interface View {
  width: number;
  height?: number;
  scheme?: keyof typeof schemes;
  motion?: keyof typeof motions;
}

/** Shows the page as a visitor sees it, by default by day and with all motion. */
export async function setView(
  page: Page,
  { width, height = 800, scheme = "light", motion = "full" }: View,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ ...schemes[scheme], ...motions[motion] });
}
