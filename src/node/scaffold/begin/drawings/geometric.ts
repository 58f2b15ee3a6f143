import type { Draw } from "./draw.ts";
import { arch, box, circle, ridge, round, shape, times } from "./shapes.ts";

/** Circles without a ground. */
export const circles: Draw = (
  { accent, accentSoft, onAccent, highlight, mint, sky, rose },
  w,
  h,
) => {
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
export const hills: Draw = ({ accent, accentSoft, highlight, lilac, sky, rose }, w, h) => [
  box(0, 0, w, h, rose),
  circle(w * 0.68, h * 0.42, h * 0.2, highlight),
  ridge([0.62, 0.48, 0.66, 0.5, 0.58], w, h, lilac),
  ridge([0.6, 0.74, 0.6, 0.76, 0.66], w, h, sky),
  ridge([0.86, 0.72, 0.86, 0.78], w, h, accent),
  ridge([0.94, 0.97, 0.88, 0.95], w, h, accentSoft),
];

/** Waves below a high sun. */
export const sea: Draw = ({ accent, accentSoft, accentHover, highlight, sky, butter }, w, h) => [
  box(0, 0, w, h, butter),
  circle(w * 0.3, h * 0.46, h * 0.24, highlight),
  ...[sky, accentSoft, accent, accentHover].map((color, n) => {
    const [up, down] = [0.48 + n * 0.13, 0.55 + n * 0.13];
    const crests = times(8 - n).map((place) => ((place + n) % 2 === 0 ? up : down));
    return ridge(crests, w, h, color);
  }),
];

/** Arches, one inside the other. */
export const arches: Draw = ({ accent, accentSoft, highlight, peach, lilac, butter }, w, h) => {
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

/** Tiles, each with a piece of a circle, a bar or a triangle. */
export const tiles: Draw = ({ accent, onAccent, highlight, ...colors }, w, h) => {
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

/** Rays around a disc, from edge to edge. */
export const rays: Draw = ({ accent, highlight, text, lilac, sky, rose, mint }, w, h) => {
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

/** A moon that wanes over a dark ground. */
export const moons: Draw = ({ lilac, rose, highlight, accent, text }, w, h) => [
  box(0, 0, w, h, text),
  circle(w / 2, h * 1.9, h * 1.3, accent),
  ...times(5).flatMap((n) => {
    const [x, y] = [w * (0.14 + n * 0.18), h * (0.44 - 0.16 * Math.sin((Math.PI * n) / 4))];
    const radius = Math.min(w * 0.075, h * 0.16);
    const shade = circle(x + radius * (0.35 + n * 0.4), y, radius, text);
    return [
      circle(x, y, radius, n === 0 ? highlight : n % 2 ? lilac : rose),
      ...(n > 0 ? [shade] : []),
    ];
  }),
];
