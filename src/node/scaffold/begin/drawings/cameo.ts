import type { Draw } from "./draw.ts";
import { box, circle, round, shape, times } from "./shapes.ts";

/** Somebody in an oval on an engraved ground, without a face: another head of hair in each part. */
export const cameo: Draw = (
  { accent, soft, background, highlight, sky, peach, mint },
  w,
  h,
  part,
) => {
  const u = Math.min(w / 80, h / 100);
  const [x, y] = [w / 2, h * 0.5];
  const ground = [sky, peach, mint][part % 3] ?? sky;
  const oval = (rx: number, ry: number, color: string, raised = 0) =>
    `<ellipse cx="${round(x)}" cy="${round(y - raised * u)}" rx="${round(rx * u)}" ry="${round(ry * u)}" fill="${color}"/>`;
  const at = (dx: number, dy: number) => `${round(x + dx * u)} ${round(y + dy * u)}`;
  const short = shape(
    `M${at(-10.5, -8)}C${at(-13, -24)} ${at(-2, -27)} ${at(4, -25)}S${at(13, -16)} ${at(10.5, -8)}C${at(8, -15)} ${at(2, -17)} ${at(-4, -16)}S${at(-10, -12)} ${at(-10.5, -8)}Z`,
    accent,
  );
  const hair =
    [
      [short],
      [
        circle(x, y - 26 * u, 5.4 * u, accent),
        shape(
          `M${at(-11, -3)}C${at(-14, -26)} ${at(14, -26)} ${at(11, -3)}C${at(9, -14)} ${at(3, -17)} ${at(0, -17)}S${at(-9, -14)} ${at(-11, -3)}Z`,
          accent,
        ),
      ],
      [
        shape(
          `M${at(-12, 10)}C${at(-17, -28)} ${at(16, -30)} ${at(12, 10)}C${at(12, 2)} ${at(11, -8)} ${at(7, -14)}C${at(2, -10)} ${at(-6, -9)} ${at(-9, -13)}C${at(-11, -6)} ${at(-11, 2)} ${at(-12, 10)}Z`,
          accent,
        ),
      ],
      [
        short,
        shape(
          `M${at(-10, -6)}C${at(-9, 2)} ${at(-6, 2)} ${at(0, 1)}S${at(9, 2)} ${at(10, -6)}C${at(12, 18)} ${at(-12, 18)} ${at(-10, -6)}Z`,
          accent,
        ),
      ],
    ][part % 4] ?? [];
  return [
    box(0, 0, w, h, soft),
    ...times(Math.floor(h / (u * 2.2))).map((n) => box(0, n * u * 2.2, w, u * 0.32, accent)),
    oval(33, 42, accent),
    oval(32, 41, background),
    oval(30, 39, ground),
    `<clipPath id="oval">${oval(30, 39, ground)}</clipPath>`,
    '<g clip-path="url(#oval)">',
    shape(
      `M${at(-30, 42)}C${at(-28, 20)} ${at(-18, 18)} ${at(-7, 15)}L${at(7, 15)}C${at(18, 18)} ${at(28, 20)} ${at(30, 42)}Z`,
      accent,
    ),
    shape(`M${at(-7.5, 14.5)}L${at(0, 30)}L${at(7.5, 14.5)}Z`, background),
    part % 3 === 0
      ? shape(
          `M${at(-2, 19)}h${round(4 * u)}l${round(-0.8 * u)} ${round(3 * u)}l${round(1.2 * u)} ${round(12 * u)}l${round(-2.4 * u)} ${round(3 * u)}l${round(-2.4 * u)} ${round(-3 * u)}l${round(1.2 * u)} ${round(-12 * u)}Z`,
          highlight,
        )
      : circle(x + (part % 3 === 1 ? -14 : 13) * u, y + 26 * u, 1.5 * u, highlight),
    shape(
      `M${at(-5, 4)}V${round(y + 15 * u)}L${at(0, 21)}L${at(5, 15)}V${round(y + 4 * u)}Z`,
      background,
    ),
    oval(10, 13, background, 4.5),
    ...hair,
    "</g>",
  ];
};
