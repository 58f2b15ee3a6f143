export interface Point {
  x: number;
  y: number;
}

/** The path of a smooth line through all points (Catmull–Rom, written as Béziers). */
export function curve(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const last = points[index - 1];
      if (!last) return `M${point.x} ${point.y}`;
      const before = points[index - 2] ?? last;
      const after = points[index + 1] ?? point;
      const out = { x: last.x + (point.x - before.x) / 6, y: last.y + (point.y - before.y) / 6 };
      const into = { x: point.x - (after.x - last.x) / 6, y: point.y - (after.y - last.y) / 6 };
      return `C${out.x} ${out.y} ${into.x} ${into.y} ${point.x} ${point.y}`;
    })
    .join("");
}
