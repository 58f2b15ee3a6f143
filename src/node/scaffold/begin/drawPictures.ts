import { directionOf } from "../../../shared/text/directionOf.ts";
import { presets } from "../../../theme/presets.ts";
import { darkScheme, lightScheme } from "../../../theme/scheme.ts";
import type { Answers } from "./answers.ts";
import { readArrangement } from "./arrangement.ts";
import { drawings } from "./drawings/drawings.ts";

/** Paths of the starter page's marks in public/. */
export const starterMarks = { icon: "/favicon.svg", logo: "/logo/mark.svg" } as const;

const schemes = { light: lightScheme, dark: darkScheme };

/** The starter page's pictures in the colours of a look with this accent, by their paths in public/. They face as the words run. */
export function drawPictures({
  accent,
  look,
  lang,
}: Pick<Answers, "accent" | "look" | "lang">): Map<string, string> {
  const usual = presets[look].scheme === "dark" ? "dark" : "light";
  const colorsIn = (scheme: keyof typeof schemes) => ({
    ...schemes[scheme]({ preset: look, colors: { accent } }),
    accent,
  });
  const { onAccent, highlight } = colorsIn(usual);
  const corner = Math.min(32, Number.parseFloat(presets[look].radius) * 0.75);
  const mark = drawSvg(64, 64, [
    `<rect width="64" height="64" rx="${corner}" fill="${accent}"/>`,
    `<circle cx="28" cy="36" r="16" fill="${onAccent}"/>`,
    `<circle cx="45" cy="19" r="8" fill="${highlight}"/>`,
  ]);
  const { pictures = {} } = readArrangement(look);
  return new Map([
    [starterMarks.icon, mark],
    [starterMarks.logo, mark],
    ...Object.entries(pictures).map(
      ([name, { drawing, width, height, part = 0, scheme = usual }]): [string, string] => [
        `/images/${name}.svg`,
        drawSvg(
          width,
          height,
          turn(lang, width, drawings[drawing](colorsIn(scheme), width, height, part)),
        ),
      ],
    ),
  ]);
}

/** The shapes, turned to the side on which a language begins. */
const turn = (lang: string, width: number, shapes: readonly string[]) =>
  directionOf(lang) === "rtl"
    ? [`<g transform="matrix(-1 0 0 1 ${width} 0)">`, ...shapes, "</g>"]
    : shapes;

const drawSvg = (width: number, height: number, shapes: readonly string[]) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...shapes.map((shape) => `  ${shape}`),
    "</svg>\n",
  ].join("\n");
