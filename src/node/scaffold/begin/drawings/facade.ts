import type { Draw } from "./draw.ts";
import { box, circle, round, shape, times } from "./shapes.ts";

/** The front of an old building as an engraver cuts it: lines of light on the accent, closer together where there is shade. */
export const facade: Draw = ({ accent, onAccent, highlight }, w, h) => {
  const thin = Math.max(1.5, h / 560);
  const hatch = (x: number, y: number, width: number, height: number, gap: number) =>
    times(Math.floor(height / gap)).map((n) => box(x, y + n * gap, width, thin, onAccent));
  const columns = 6;
  const [left, wide] = [w * 0.1, w * 0.8];
  const [top, foot] = [h * 0.42, h * 0.84];
  const pitch = wide / columns;
  const column = (n: number) => {
    const [x, width] = [left + (n + 0.5) * pitch, pitch * 0.46];
    return [
      box(x - width / 2, top, width, foot - top, accent),
      // Flutes are closer together on the side that turns away from the light.
      ...times(9).map((k) => {
        const at = (k / 8) ** 0.62;
        return box(x - width / 2 + width * at, top, thin * (1 + k * 0.28), foot - top, onAccent);
      }),
      box(x - width * 0.68, top - h * 0.022, width * 1.36, h * 0.022, onAccent),
      box(x - width * 0.6, top, width * 1.2, h * 0.01, accent),
      box(x - width * 0.68, foot - h * 0.016, width * 1.36, h * 0.016, onAccent),
    ];
  };
  const gable = (inset: number, color: string) =>
    shape(
      `M${round(left - w * 0.03 + inset * 2)} ${round(top - h * 0.1 - inset * 0.4)}L${round(w / 2)} ${round(top - h * 0.29 + inset * 0.8)}L${round(left + wide + w * 0.03 - inset * 2)} ${round(top - h * 0.1 - inset * 0.4)}Z`,
      color,
    );
  return [
    box(0, 0, w, h, accent),
    ...times(26).map((n) =>
      box(
        0,
        h * (0.03 + n * 0.031 + n * n * 0.00012),
        w,
        thin * Math.max(0.35, 1.5 - n * 0.05),
        onAccent,
      ),
    ),
    circle(w * 0.87, h * 0.22, h * 0.06, highlight),
    box(left, top, wide, foot - top, onAccent),
    ...hatch(left, top, wide, foot - top, h / 70).map((one) => one.replaceAll(onAccent, accent)),
    ...times(columns).flatMap(column),
    gable(0, onAccent),
    gable(w * 0.012, accent),
    ...hatch(w * 0.36, top - h * 0.155, w * 0.28, h * 0.042, h / 120),
    circle(w / 2, top - h * 0.165, h * 0.032, onAccent),
    circle(w / 2, top - h * 0.165, h * 0.024, highlight),
    box(left - w * 0.03, top - h * 0.1, wide + w * 0.06, h * 0.078, accent),
    box(left - w * 0.03, top - h * 0.1, wide + w * 0.06, thin * 2.4, onAccent),
    ...times(40).map((n) =>
      box(left + (wide * (n + 0.25)) / 40, top - h * 0.088, (wide / 40) * 0.5, h * 0.018, onAccent),
    ),
    box(left - w * 0.03, top - h * 0.03, wide + w * 0.06, thin * 2, onAccent),
    ...times(4).flatMap((n) => [
      box(
        left - w * (0.03 + n * 0.024),
        foot + n * h * 0.026,
        wide + w * (0.06 + n * 0.048),
        h * 0.026,
        accent,
      ),
      box(
        left - w * (0.03 + n * 0.024),
        foot + n * h * 0.026,
        wide + w * (0.06 + n * 0.048),
        thin * (1.5 + n),
        onAccent,
      ),
    ]),
    box(0, foot + h * 0.104, w, h, accent),
  ];
};
