import type { Scheme } from "../../../theme/scheme.ts";
import { arch, box, circle, ridge, round, shape, times } from "./shapes.ts";

/** Draws shapes in the colours of a look onto a ground of this size. */
type Draw = (colors: Scheme, width: number, height: number) => string[];

/** Circles without a ground. */
const circles: Draw = ({ accent, accentSoft, onAccent, highlight, mint, sky, rose }, w, h) => {
  const at = (x: number, y: number, radius: number, color: string) =>
    circle((x / 960) * w, (y / 800) * h, (radius / 800) * h, color);
  return [
    at(480, 400, 390, accentSoft),
    at(250, 250, 150, sky),
    at(730, 590, 170, mint),
    at(430, 440, 230, accent),
    at(360, 520, 90, onAccent),
    at(690, 250, 120, highlight),
    at(690, 250, 60, rose),
  ];
};

/** Hills in front of a low sun. */
const hills: Draw = ({ accent, accentSoft, highlight, lilac, sky, rose }, w, h) => [
  box(0, 0, w, h, rose),
  circle(w * 0.68, h * 0.42, h * 0.2, highlight),
  ridge([0.62, 0.48, 0.66, 0.5, 0.58], w, h, lilac),
  ridge([0.6, 0.74, 0.6, 0.76, 0.66], w, h, sky),
  ridge([0.86, 0.72, 0.86, 0.78], w, h, accent),
  ridge([0.94, 0.97, 0.88, 0.95], w, h, accentSoft),
];

/** Waves below a high sun. */
const sea: Draw = ({ accent, accentSoft, accentHover, highlight, sky, butter }, w, h) => [
  box(0, 0, w, h, butter),
  circle(w * 0.3, h * 0.46, h * 0.24, highlight),
  ...[sky, accentSoft, accent, accentHover].map((color, n) => {
    const [up, down] = [0.48 + n * 0.13, 0.55 + n * 0.13];
    const crests = times(8 - n).map((place) => ((place + n) % 2 === 0 ? up : down));
    return ridge(crests, w, h, color);
  }),
];

/** Arches, one inside the other. */
const arches: Draw = ({ accent, accentSoft, highlight, peach, lilac, butter }, w, h) => {
  const widest = Math.min(w * 0.72, h * 0.8);
  const rings = [accentSoft, highlight, lilac, accent];
  return [
    box(0, 0, w, h, peach),
    ...rings.map((color, n) => {
      const width = widest * (1 - n * 0.23);
      return arch(w / 2, h, width, h * 0.88 - widest * n * 0.115, color);
    }),
    circle(w / 2, h - widest * 0.22, widest * 0.09, butter),
  ];
};

/** An arcade, whose shade falls to one side. */
const arcade: Draw = ({ accent, accentSoft, accentHover, highlight, sky, peach }, w, h) => {
  const count = Math.max(2, Math.round((w / h) * 3));
  const pitch = w / count;
  const opening = (n: number) => {
    const [middle, width] = [(n + 0.5) * pitch, pitch * 0.68];
    return [
      arch(middle, h * 0.88, width, h * 0.66, accentHover),
      arch(middle + width * 0.09, h * 0.88, width * 0.82, h * 0.6, n % 2 === 0 ? sky : peach),
    ];
  };
  return [
    box(0, 0, w, h, accentSoft),
    box(0, 0, w, h * 0.05, accent),
    ...times(count).flatMap(opening),
    circle((Math.floor(count / 2) + 0.56) * pitch, h * 0.5, pitch * 0.14, highlight),
    box(0, h * 0.88, w, h * 0.12, accent),
  ];
};

/** Tiles, each with a piece of a circle, a bar or a triangle. */
const tiles: Draw = ({ accent, onAccent, highlight, ...colors }, w, h) => {
  const rows = Math.max(2, Math.round(h / 250));
  const size = h / rows;
  const grounds = [colors.butter, colors.sky, colors.rose, colors.mint, colors.peach, colors.lilac];
  const fronts = [accent, highlight, colors.text, accent, onAccent];
  const draws = [
    (x: number, y: number, color: string) =>
      shape(`M${x} ${y}H${x + size}A${size} ${size} 0 0 1 ${x} ${y + size}Z`, color),
    (x: number, y: number, color: string) => circle(x + size / 2, y + size / 2, size * 0.36, color),
    (x: number, y: number, color: string) =>
      shape(`M${x} ${y + size}L${x + size} ${y}V${y + size}Z`, color),
    (x: number, y: number, color: string) =>
      shape(
        `M${x} ${y + size / 2}A${size / 2} ${size / 2} 0 0 1 ${x + size} ${y + size / 2}Z`,
        color,
      ),
    (x: number, y: number, color: string) => box(x, y + size * 0.3, size, size * 0.4, color),
  ];
  return times(rows * Math.ceil(w / size)).flatMap((n) => {
    const [column, row] = [Math.floor(n / rows), n % rows];
    const [x, y] = [round(column * size), round(row * size)];
    const pick = <Item>(items: Item[], by: number) => items.slice(by % items.length).slice(0, 1);
    return [
      ...pick(grounds, column * 2 + row * 3 + 1).map((color) => box(x, y, size, size, color)),
      ...pick(draws, column * 3 + row * 2).flatMap((draw) =>
        pick(fronts, column + row * 3).map((color) => draw(x, y, color)),
      ),
    ];
  });
};

/** A screen with a list, a chart and a few cards. */
const screen: Draw = (colors, w, h) => {
  const { accent, accentSoft, soft, surface, line, highlight, muted } = colors;
  const unit = h / 40;
  const left = w * 0.22;
  const room = w - left - unit * 4;
  const bars = [0.35, 0.5, 0.42, 0.66, 0.58, 0.8, 0.72, 1, 0.88, 0.6, 0.7, 0.94];
  const pitch = (room - unit * 4) / bars.length;
  const card = (room - unit * 4) / 3;
  return [
    box(0, 0, w, h, accentSoft),
    box(0, 0, left, h, surface),
    box(left, 0, w * 0.0015, h, line),
    box(unit * 2, unit * 2.5, unit * 2.5, unit * 2.5, accent, unit * 0.7),
    box(unit * 5.5, unit * 3.2, left * 0.4, unit * 1.1, muted, unit * 0.5),
    box(unit * 1.4, unit * 12.2, left - unit * 2.8, unit * 3.6, soft, unit * 0.8),
    ...times(6).map((n) =>
      box(
        unit * 2.6,
        unit * (9.2 + n * 4.3),
        left * (0.62 - (n % 3) * 0.13),
        unit * 1,
        n === 1 ? accent : line,
        unit * 0.5,
      ),
    ),
    ...times(3).flatMap((n) => {
      const x = left + unit * 2 + n * (card + unit * 2);
      return [
        box(x, unit * 2.5, card, unit * 9, surface, unit),
        box(x + unit * 1.6, unit * 4.4, card * 0.4, unit, line, unit * 0.5),
        box(
          x + unit * 1.6,
          unit * 7,
          card * 0.55,
          unit * 2,
          n === 2 ? highlight : accent,
          unit * 0.6,
        ),
      ];
    }),
    box(left + unit * 2, unit * 13.5, room, unit * 24, surface, unit),
    ...times(4).map((n) =>
      box(left + unit * 4, unit * (17 + n * 5), room - unit * 4, unit * 0.12, line),
    ),
    ...bars.map((part, n) =>
      box(
        left + unit * 4 + pitch * (n + 0.2),
        unit * (35.5 - 18 * part),
        pitch * 0.6,
        unit * 18 * part,
        n === 7 ? highlight : accent,
        unit * 0.5,
      ),
    ),
  ];
};

/** Rays around a disc, from edge to edge. */
const rays: Draw = ({ accent, highlight, text, lilac, sky, rose, mint }, w, h) => {
  const [x, y, far] = [w * 0.5, h * 0.96, w + h];
  const count = 14;
  const point = (n: number) => {
    const angle = Math.PI * (1 + n / count);
    return `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  };
  const colors = [accent, lilac, sky, rose, mint];
  return [
    ...times(count).map((n) =>
      shape(
        `M${round(x)} ${round(y)}L${point(n)}L${point(n + 1)}Z`,
        colors[n % colors.length] ?? accent,
      ),
    ),
    circle(x, y, h * 0.42, text),
    circle(x, y, h * 0.3, highlight),
  ];
};

/** The drawings that an arrangement can name. */
export const drawings = { circles, hills, sea, arches, arcade, tiles, screen, rays };

/** The name of a drawing. */
export type DrawingName = keyof typeof drawings;
