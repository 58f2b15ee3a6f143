/** A disc. */
export const circle = (x: number, y: number, radius: number, color: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"/>`;

/** A rectangle, with round corners if it has a radius. */
export const box = (x: number, y: number, width: number, height: number, color: string, rx = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rx ? ` rx="${round(rx)}"` : ""} fill="${color}"/>`;

/** An area with this outline. */
export const shape = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;

/** A line with round ends. */
export const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"/>`;

/** A length with a digit behind its point. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The numbers from 0 on. */
export const times = (count: number) => Array.from({ length: count }, (_, n) => n);

/** An arch whose lower edge is at `foot`. */
export function arch(
  middle: number,
  foot: number,
  width: number,
  height: number,
  color: string,
): string {
  const [left, right, radius] = [middle - width / 2, middle + width / 2, width / 2].map(round);
  const top = round(foot - height + width / 2);
  return shape(
    `M${left} ${round(foot)}V${top}A${radius} ${radius} 0 0 1 ${right} ${top}V${round(foot)}Z`,
    color,
  );
}

/** A ridge from edge to edge, with the ground below it. The heights are parts of the picture's. */
export function ridge(heights: number[], width: number, height: number, color: string): string {
  const step = width / (heights.length - 1);
  const [first = 0, ...others] = heights.map((part) => round(part * height));
  let before = first;
  const curves = others.map((y, n) => {
    const [from, half] = [n * step, step / 2];
    const curve = `C${round(from + half)} ${before} ${round(from + half)} ${y} ${round(from + step)} ${y}`;
    before = y;
    return curve;
  });
  return shape(`M0 ${first}${curves.join("")}V${height}H0Z`, color);
}
