import type { Draw } from "./draw.ts";
import { box, circle, shape, stroke, times } from "./shapes.ts";

/** A town hall between houses and trees, without a ground. */
export const town: Draw = (colors, w, h) => {
  const { accent, accentHover, highlight, surface, line, mint, mintInk, peach, rose, lilac } =
    colors;
  const [u, foot] = [Math.min(w / 100, h / 80), h * 0.86];
  const middle = w / 2;
  const at = (x: number) => middle + x * u;
  const up = (y: number) => foot - y * u;
  const gable = (x: number, y: number, width: number, rise: number, color: string) =>
    shape(
      `M${at(x)} ${up(y)}l${(width / 2) * u} ${-rise * u}l${(width / 2) * u} ${rise * u}Z`,
      color,
    );
  const wall = (x: number, width: number, height: number, color: string) =>
    box(at(x), up(height), width * u, height * u, color);
  const window = (x: number, y: number, color = accentHover) =>
    box(at(x), up(y), 2.6 * u, 4.2 * u, color, 0.4 * u);
  const house = (x: number, width: number, height: number, color: string, roof: string) => [
    wall(x, width, height, color),
    gable(x - 1.2, height, width + 2.4, width * 0.5, roof),
    ...times(2).flatMap((row) =>
      times(2).map((n) => window(x + width * (0.22 + n * 0.36), height - 3 - row * 7.5)),
    ),
  ];
  const tree = (x: number, height: number) => [
    box(at(x) - 0.5 * u, up(height * 0.5), u, height * 0.5 * u, accentHover),
    circle(at(x), up(height * 0.72), height * 0.3 * u, mint),
    shape(
      `M${at(x)} ${up(height * 1.02)}a${height * 0.3 * u} ${height * 0.3 * u} 0 0 1 0 ${height * 0.6 * u}Z`,
      mintInk,
    ),
  ];
  const columns = times(4).map((n) => box(at(-10.4 + n * 6.1), up(19), 2.6 * u, 15.5 * u, accent));
  return [
    circle(at(28), up(54), 8 * u, highlight),
    ...house(-44, 15, 22, peach, accent),
    ...house(31, 13, 25, lilac, accentHover),
    wall(-29, 58, 21, surface),
    ...[-26.5, -20.5, 18, 24].flatMap((x) => [window(x, 17.5), window(x, 9.5)]),
    box(at(-29), up(22.5), 58 * u, 1.6 * u, line),
    box(at(-4), up(46), 8 * u, 16 * u, rose),
    gable(-5, 46, 10, 7, accent),
    circle(at(0), up(40), 2.6 * u, surface),
    stroke(`M${at(0)} ${up(40)}v${-1.8 * u}M${at(0)} ${up(40)}h${1.3 * u}`, accentHover, 0.5 * u),
    box(at(-0.3), up(62), 0.6 * u, 9.5 * u, accentHover),
    shape(
      `M${at(0.3)} ${up(62)}h${7 * u}l${-1.6 * u} ${2 * u}l${1.6 * u} ${2 * u}h${-7 * u}Z`,
      highlight,
    ),
    wall(-14, 28, 21, surface),
    gable(-16, 22, 32, 9, accent),
    gable(-11, 22.8, 22, 5.6, surface),
    ...columns,
    box(at(-14), up(21.5), 28 * u, 2.5 * u, accent),
    box(at(-2.2), up(11), 4.4 * u, 8 * u, highlight, 0.4 * u),
    ...times(2).map((n) =>
      box(at(-15 - n * 2), up(3.5 - n * 1.75), (30 + n * 4) * u, 1.75 * u, n ? accent : line),
    ),
    ...[tree(-32, 15), tree(-43.5, 11), tree(29, 13), tree(43.5, 14)].flat(),
    box(w * 0.02, foot, w * 0.96, 5 * u, accent, 2.5 * u),
    box(w * 0.12, foot + 5.6 * u, w * 0.76, 2.2 * u, accentHover, 1.1 * u),
  ];
};
