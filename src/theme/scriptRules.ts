import type { Theme } from "../shared/schema.gen.ts";
import { directionOf } from "../shared/text/directionOf.ts";
import { shapeOf } from "./themeValues.ts";

/** The scripts whose letters join (ISO 15924). */
const cursive = new Set(["Adlm", "Arab", "Mand", "Mong", "Nkoo", "Phag", "Rohg", "Syrc"]);

/** The least line height of titles whose letters reach far above and below the line. */
const leastLeading = 1.3;

/** Icons that point in the direction of reading, or begin their lines where a text does. Digits stay as they are. */
const directed = ["-left", "-right", "#list-", "#chart-line", "#trend-"]
  .map((name) => `[href*="${name}"]:not([href*=number])`)
  .join();

const mirrored = `svg:has(>use:is(${directed})){scale:-1 1}`;

/**
 * The rules that the script of a language needs; none for languages such as English. Between letters that join, space would tear
 * words apart, and slanted letters are foreign to these scripts.
 */
export function renderScriptRules(lang: string, theme: Theme): string {
  const icons = directionOf(lang) ? mirrored : "";
  const { script = "" } = new Intl.Locale(lang).maximize();
  if (!cursive.has(script)) return icons;
  const leading = Math.max(shapeOf(theme).type.leading ?? 0, leastLeading);
  return `${icons}:root{--leading:${leading}}*{letter-spacing:normal!important}em{font-style:normal;font-weight:var(--strong)}`;
}
