import type { Draw } from "./draw.ts";
import { box, circle, round, times } from "./shapes.ts";

/** Panes of frosted glass in front of coloured balls, without a ground. */
export const panes: Draw = ({ accent, highlight, sky, lilac, mint, surface }, w, h, part) => {
  const u = Math.min(w / 160, h / 90);
  const [x0, y0] = [w / 2 - 80 * u, h / 2 - 45 * u];
  const at = (x: number) => x0 + x * u;
  const down = (y: number) => y0 + y * u;
  const fills = [accent, highlight, mint, lilac, sky];
  const balls: [x: number, y: number, radius: number, fill: number][][] = [
    [
      [48, 34, 25, 0],
      [112, 30, 20, 1],
      [92, 66, 17, 2],
      [26, 66, 12, 1],
      [139, 60, 11, 0],
    ],
    [
      [60, 42, 30, 1],
      [104, 58, 22, 0],
    ],
    [
      [98, 36, 30, 0],
      [58, 60, 20, 2],
    ],
    [
      [56, 36, 24, 2],
      [102, 54, 30, 1],
    ],
  ];
  const glass: [x: number, y: number, width: number, height: number][][] = [
    [
      [12, 44, 54, 34],
      [58, 16, 62, 40],
      [104, 46, 44, 30],
    ],
    [[66, 20, 46, 50]],
    [[44, 20, 46, 50]],
    [[52, 30, 60, 34]],
  ];
  const shown = balls[part % balls.length] ?? [];
  const drawn = shown.map(([x, y, radius, fill]) =>
    circle(at(x), down(y), radius * u, `url(#ball${fill})`),
  );
  const sheets = glass[part % glass.length] ?? [];
  return [
    "<defs>",
    ...fills.map(
      (color, n) =>
        `<radialGradient id="ball${n}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${surface}"/><stop offset=".38" stop-color="${color}"/><stop offset="1" stop-color="${color}"/></radialGradient>`,
    ),
    `<filter id="frost" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${round(4.4 * u)}"/></filter>`,
    ...sheets.map(
      ([x, y, width, height], n) =>
        `<clipPath id="pane${n}">${box(at(x), down(y), width * u, height * u, surface, 3.4 * u)}</clipPath>`,
    ),
    "</defs>",
    ...(part > 0 ? [box(0, 0, w, h, [sky, lilac, mint][part % 3] ?? sky)] : []),
    ...drawn,
    ...sheets.flatMap(([x, y, width, height], n) => [
      `<g clip-path="url(#pane${n})"><g filter="url(#frost)">`,
      ...(part > 0 ? [box(0, 0, w, h, [sky, lilac, mint][part % 3] ?? sky)] : []),
      ...drawn,
      "</g>",
      `<rect x="${round(at(x))}" y="${round(down(y))}" width="${round(width * u)}" height="${round(height * u)}" rx="${round(3.4 * u)}" fill="${surface}" fill-opacity=".42" stroke="${surface}" stroke-width="${round(0.9 * u)}"/>`,
      "</g>",
      ...times(part === 0 ? 3 : 2).map((row) =>
        box(
          at(x + 5),
          down(y + 6 + row * 6),
          (row === 0 ? width * 0.34 : width * (0.74 - row * 0.16)) * u,
          (row === 0 ? 3 : 1.8) * u,
          row === 0 ? accent : surface,
          1.5 * u,
        ),
      ),
    ]),
  ];
};
