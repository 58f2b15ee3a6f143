import { lightScheme } from "../../../theme/scheme.ts";
import type { Answers } from "./answers.ts";

/** Paths of the starter page's pictures in public/. */
export const starterPictures = {
  icon: "/favicon.svg",
  logo: "/logo/mark.svg",
  hero: "/images/hero.svg",
} as const;

/** The starter page's pictures in the colours of a look with this accent, by their paths in public/. */
export function drawPictures({
  accent,
  look,
}: Pick<Answers, "accent" | "look">): Map<string, string> {
  const scheme = lightScheme({ preset: look, colors: { accent } });
  const { accentSoft, onAccent, highlight, mint, sky, rose } = scheme;
  const mark = drawSvg(64, 64, [
    `<rect width="64" height="64" rx="18" fill="${accent}"/>`,
    drawCircle(28, 36, 16, onAccent),
    drawCircle(45, 19, 8, highlight),
  ]);
  const hero = drawSvg(960, 800, [
    drawCircle(480, 400, 390, accentSoft),
    drawCircle(250, 250, 150, sky),
    drawCircle(730, 590, 170, mint),
    drawCircle(430, 440, 230, accent),
    drawCircle(360, 520, 90, onAccent),
    drawCircle(690, 250, 120, highlight),
    drawCircle(690, 250, 60, rose),
  ]);
  return new Map([
    [starterPictures.icon, mark],
    [starterPictures.logo, mark],
    [starterPictures.hero, hero],
  ]);
}

const drawCircle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;

const drawSvg = (width: number, height: number, shapes: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...shapes.map((shape) => `  ${shape}`),
    "</svg>\n",
  ].join("\n");
