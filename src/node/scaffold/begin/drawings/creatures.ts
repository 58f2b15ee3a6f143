import type { Draw } from "./draw.ts";
import { arch, box, circle, round, shape, stroke } from "./shapes.ts";

type Body = (x: number, foot: number, width: number, height: number, color: string) => string;

const bodies: Body[] = [
  arch,
  (x, foot, w, h, color) => box(x - w / 2, foot - h, w, h * 1.1, color, w * 0.16),
  (x, foot, w, h, color) =>
    shape(
      `M${round(x - w / 2)} ${round(foot)}L${round(x - w * 0.09)} ${round(foot - h)}Q${round(x)} ${round(foot - h * 1.08)} ${round(x + w * 0.09)} ${round(foot - h)}L${round(x + w / 2)} ${round(foot)}Z`,
      color,
    ),
  arch,
];

/** Two eyes that look to a side, and a mouth. */
const face = (
  x: number,
  y: number,
  size: number,
  ink: string,
  white: string,
  look: number,
  mouth: number,
) => [
  ...[-1, 1].flatMap((side) => [
    circle(x + side * size * 0.3, y, size * 0.24, white),
    circle(x + side * size * 0.3 + look * size * 0.09, y + size * 0.04, size * 0.12, ink),
  ]),
  mouth === 0
    ? stroke(
        `M${round(x - size * 0.3)} ${round(y + size * 0.5)}q${round(size * 0.3)} ${round(size * 0.34)} ${round(size * 0.6)} 0`,
        ink,
        size * 0.09,
      )
    : mouth === 1
      ? circle(x, y + size * 0.56, size * 0.15, ink)
      : shape(
          `M${round(x - size * 0.3)} ${round(y + size * 0.44)}h${round(size * 0.6)}a${round(size * 0.3)} ${round(size * 0.3)} 0 0 1 ${round(-size * 0.6)} 0Z`,
          ink,
        ),
];

/** Creatures that look over the edge: a row of them in the first part, one in each of the others. */
export const creatures: Draw = (colors, w, h, part) => {
  const { accent, highlight, text, surface, sky, mint, rose, peach, lilac, butter } = colors;
  const ink = text;
  const ears = (x: number, top: number, size: number, color: string, kind: number) =>
    kind === 0
      ? [-1, 1].map((side) => circle(x + side * size * 0.34, top + size * 0.1, size * 0.17, color))
      : kind === 1
        ? [-1, 1].flatMap((side) => [
            box(
              x + side * size * 0.22 - size * 0.02,
              top - size * 0.26,
              size * 0.05,
              size * 0.34,
              ink,
            ),
            circle(x + side * size * 0.22, top - size * 0.28, size * 0.08, highlight),
          ])
        : [
            shape(
              `M${round(x - size * 0.2)} ${round(top + size * 0.06)}l${round(size * 0.08)} ${round(-size * 0.26)}l${round(size * 0.12)} ${round(size * 0.18)}l${round(size * 0.12)} ${round(-size * 0.18)}l${round(size * 0.08)} ${round(size * 0.26)}Z`,
              color,
            ),
          ];
  const creature = (n: number, x: number, width: number, height: number, color: string) => {
    const body = bodies[n % bodies.length] ?? bodies[0];
    const top = h - height;
    const isPointed = n % bodies.length === 2;
    const size = width * (isPointed ? 0.44 : 0.62);
    return [
      ...(isPointed ? [] : ears(x, top, width, color, n % 3)),
      body?.(x, h, width, height, color) ?? "",
      ...face(
        x,
        top + (isPointed ? height * 0.5 : width * 0.46),
        size,
        ink,
        surface,
        n % 2 === 0 ? 1 : -1,
        n % 3,
      ),
    ];
  };
  if (part > 0) {
    const grounds = [sky, rose, mint];
    const bodyColors = [highlight, accent, butter];
    const n = part - 1;
    return [
      box(0, 0, w, h, grounds[n % 3] ?? sky),
      circle(w * 0.16, h * 0.2, w * 0.06, surface),
      circle(w * 0.86, h * 0.32, w * 0.04, lilac),
      ...creature(n, w / 2, w * 0.56, h * 0.66, bodyColors[n % 3] ?? accent),
    ];
  }
  const row: [width: number, height: number, color: string][] = [
    [0.2, 0.62, accent],
    [0.17, 0.42, peach],
    [0.24, 0.86, mint],
    [0.18, 0.56, highlight],
    [0.16, 0.36, lilac],
    [0.2, 0.7, rose],
  ];
  const total = row.reduce((sum, [width]) => sum + width, 0);
  let x = 0;
  return [
    box(0, 0, w, h, sky),
    circle(w * 0.12, h * 0.2, h * 0.1, butter),
    box(w * 0.72, h * 0.12, w * 0.14, h * 0.09, surface, h * 0.045),
    box(w * 0.77, h * 0.17, w * 0.13, h * 0.08, surface, h * 0.04),
    box(w * 0.24, h * 0.24, w * 0.12, h * 0.08, surface, h * 0.04),
    ...row.flatMap(([share, tall, color], n) => {
      const width = (w * share) / total;
      x += width;
      return creature(n, x - width / 2, width * 0.94, h * tall, color);
    }),
  ];
};
