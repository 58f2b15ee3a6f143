import { lettersOf } from "./lettersOf.ts";

/** The number of letters that a line of a title must have room for: several lines stay as they are, and one is broken once. */
function lettersInLine(lines: readonly string[]): number {
  const words = lines.flatMap((line) => line.split(/\s+/));
  const whole = lines.map((line) => lettersOf(line.trim()).length / (lines.length > 1 ? 1 : 2));
  return Math.max(...words.map((word) => lettersOf(word).length), ...whole);
}

/** The font size at which the lines of a title are about as wide as the page. */
export function posterSize(lines: readonly string[]): string {
  const share = Math.min(0.22, Math.max(0.09, 1.65 / lettersInLine(lines))).toFixed(3);
  return `min(max(2rem, min(88vw, var(--width, 78rem)) * ${share}), 25vw)`;
}
