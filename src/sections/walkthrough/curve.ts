/** A point of a chart, in its own units. */
export interface CurvePoint {
  x: number;
  y: number;
}

/** The path of a smooth line through all the points. It never overshoots them. */
export function curve(points: CurvePoint[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const middle = round((before.x + x) / 2);
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join("");
}

/** Places values from 1 to 5 on a chart of this size, from left to right, the highest at the top. */
export function plot(values: number[], width: number, height: number): CurvePoint[] {
  const step = width / Math.max(values.length - 1, 1);
  return values.map((value, index) => ({
    x: round(index * step),
    y: round(height - ((value - 1) / 4) * height),
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;
