import type { Draw } from "./draw.ts";
import { box, circle, round, shape, times } from "./shapes.ts";

/** A frond cut out of paper: lobes along a stem, from its foot. */
function frond(x: number, y: number, length: number, turn: number, lobes: number, color: string) {
  const lobe = (part: number, side: number) => {
    const long = length * (0.36 - 0.3 * Math.abs(part - 0.42));
    const thick = length * 0.045;
    const up = -length * part;
    return `<ellipse cx="${round(side * long * 0.5)}" cy="${round(up - long * 0.22)}" rx="${round(long * 0.56)}" ry="${round(thick)}" transform="rotate(${round(side * -34)} 0 ${round(up)})"/>`;
  };
  const drawn = times(lobes).flatMap((n) => {
    const part = 0.14 + (0.72 * n) / (lobes - 1);
    return [lobe(part, 1), lobe(part + 0.04, -1)];
  });
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn})" fill="${color}">${drawn.join("")}<ellipse cx="0" cy="${round(-length * 0.52)}" rx="${round(length * 0.026)}" ry="${round(length * 0.54)}"/></g>`;
}

/** A pebble cut out of paper. */
const pebble = (x: number, y: number, size: number, color: string) =>
  shape(
    `M${round(x - size)} ${round(y + size * 0.1)}C${round(x - size)} ${round(y - size * 0.8)} ${round(x - size * 0.2)} ${round(y - size)} ${round(x + size * 0.5)} ${round(y - size * 0.7)}S${round(x + size * 1.2)} ${round(y + size * 0.5)} ${round(x + size * 0.3)} ${round(y + size * 0.8)}S${round(x - size)} ${round(y + size)} ${round(x - size)} ${round(y + size * 0.1)}Z`,
    color,
  );

/** Somebody cut out of paper, from the side. */
const reader: Draw = ({ accent, text, butter, background }, w, h) => [
  box(0, 0, w, h, butter),
  shape(
    `M0 ${h}V${round(h * 0.86)}C${round(w * 0.2)} ${round(h * 0.7)} ${round(w * 0.62)} ${round(h * 0.68)} ${round(w * 0.78)} ${h}Z`,
    accent,
  ),
  shape(
    `M${round(w * 0.3)} ${round(h * 0.84)}V${round(h * 0.34)}C${round(w * 0.3)} ${round(h * 0.16)} ${round(w * 0.7)} ${round(h * 0.16)} ${round(w * 0.7)} ${round(h * 0.4)}L${round(w * 0.79)} ${round(h * 0.55)}H${round(w * 0.7)}V${round(h * 0.68)}H${round(w * 0.56)}V${round(h * 0.84)}Z`,
    background,
  ),
  shape(
    `M${round(w * 0.18)} ${round(h * 0.66)}C${round(w * 0.08)} ${round(h * 0.06)} ${round(w * 0.72)} ${0} ${round(w * 0.74)} ${round(h * 0.34)}C${round(w * 0.6)} ${round(h * 0.28)} ${round(w * 0.5)} ${round(h * 0.36)} ${round(w * 0.46)} ${round(h * 0.6)}Z`,
    text,
  ),
];

/** Sheets of coloured paper with fronds and pebbles cut out of other sheets. The last part is somebody who reads. */
export const cutouts: Draw = (colors, w, h, part) => {
  const { accent, text, butter, mint, sky, peach, rose, background } = colors;
  if (part > 3) return reader(colors, w, h, part);
  if (part === 0) {
    const sheets: [at: number, width: number, color: string, ink: string, turn: number][] = [
      [0, 0.2, accent, peach, 8],
      [0.2, 0.26, butter, text, -14],
      [0.46, 0.16, text, butter, 4],
      [0.62, 0.2, mint, accent, 16],
      [0.82, 0.18, peach, text, -8],
    ];
    return sheets.flatMap(([at, width, color, ink, turn], n) => [
      box(w * at, 0, w * width + 1, h, color),
      frond(w * (at + width / 2), h * 0.93, h * 0.78, turn, 6 + (n % 3), ink),
      ...(n === 1 ? [pebble(w * 0.41, h * 0.24, h * 0.09, accent)] : []),
      ...(n === 3 ? [circle(w * 0.66, h * 0.2, h * 0.07, background)] : []),
    ]);
  }
  if (part === 1)
    return [
      box(0, 0, w, h, mint),
      box(w * 0.54, 0, w * 0.46, h, accent),
      frond(w * 0.27, h * 0.92, h * 0.8, -6, 8, text),
      pebble(w * 0.77, h * 0.36, h * 0.17, butter),
      pebble(w * 0.72, h * 0.74, h * 0.1, background),
    ];
  if (part === 2)
    return [
      box(0, 0, w, h, butter),
      box(0, h * 0.62, w, h * 0.38, text),
      pebble(w * 0.3, h * 0.34, h * 0.2, accent),
      frond(w * 0.66, h * 0.96, h * 0.84, 14, 7, accent),
      frond(w * 0.2, h * 0.98, h * 0.42, -10, 5, peach),
    ];
  return [
    box(0, 0, w, h, sky),
    box(0, 0, w * 0.36, h * 0.5, rose),
    box(w * 0.36, h * 0.5, w * 0.64, h * 0.5, text),
    frond(w * 0.2, h * 0.98, h * 0.6, 10, 6, accent),
    frond(w * 0.68, h * 0.95, h * 0.86, -12, 9, butter),
    circle(w * 0.86, h * 0.22, h * 0.1, accent),
  ];
};
