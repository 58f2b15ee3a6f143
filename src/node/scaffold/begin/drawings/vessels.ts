import type { Draw } from "./draw.ts";
import { arch, box, circle, round, shape, stroke, times } from "./shapes.ts";

/** The outlines of vessels: at each height from the foot up, the half of its width. Both are parts of the vessel's height. */
const outlines = {
  bottle: [
    [0, 0.17],
    [0.04, 0.22],
    [0.3, 0.26],
    [0.52, 0.2],
    [0.66, 0.07],
    [0.92, 0.06],
    [1, 0.09],
  ],
  jar: [
    [0, 0.2],
    [0.06, 0.27],
    [0.4, 0.42],
    [0.7, 0.34],
    [0.88, 0.17],
    [1, 0.22],
  ],
  bowl: [
    [0, 0.24],
    [0.12, 0.22],
    [0.2, 0.5],
    [0.6, 0.86],
    [1, 0.96],
  ],
  cup: [
    [0, 0.3],
    [0.05, 0.36],
    [0.5, 0.42],
    [1, 0.44],
  ],
} satisfies Record<string, [height: number, half: number][]>;

/** The vessels of each picture: kind, place across, height, and the colour's place in the list. */
const scenes: [kind: keyof typeof outlines, at: number, height: number, color: number][][] = [
  [
    ["bottle", 0.66, 0.46, 0],
    ["jar", 0.78, 0.33, 1],
    ["bowl", 0.91, 0.11, 2],
  ],
  [
    ["bottle", 0.4, 0.6, 1],
    ["bowl", 0.66, 0.15, 0],
  ],
  [["jar", 0.5, 0.44, 0]],
  [
    ["cup", 0.36, 0.2, 2],
    ["bottle", 0.64, 0.5, 1],
  ],
];

/** One vessel on its foot. */
function vessel(kind: keyof typeof outlines, x: number, foot: number, size: number, color: string) {
  const points = outlines[kind].map(([up, half]) => ({ y: foot - up * size, half: half * size }));
  const side = (sign: 1 | -1) => points.map(({ y, half }) => ({ x: x + sign * half, y }));
  // Each curve leaves a point in the direction of the line between its neighbours, so that the outline has no edges.
  const run = (line: { x: number; y: number }[]) =>
    line
      .slice(1)
      .map((to, n) => {
        const from = line[n] ?? to;
        const [before, after] = [line[n - 1] ?? from, line[n + 2] ?? to];
        const first = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6];
        const second = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6];
        return `C${[...first, ...second, to.x, to.y].map(round).join(" ")}`;
      })
      .join("");
  const [left, right] = [side(-1), side(1).reverse()];
  const [start, over] = [left[0], right[0]];
  if (!start || !over) return "";
  return shape(
    `M${round(start.x)} ${round(start.y)}${run(left)}L${round(over.x)} ${round(over.y)}${run(right)}Z`,
    color,
  );
}

/** A twig with leaves in pairs, from a point upwards. */
function twig(x: number, y: number, length: number, lean: number, color: string): string[] {
  const end = x + lean * length;
  const leaf = (part: number, sign: number) => {
    const [px, py] = [x + lean * length * part * part, y - length * part];
    const [dx, dy] = [sign * length * 0.2, -length * 0.12];
    const [cx, cy] = [px + dx * 0.35, py + dy * 1.9];
    return shape(
      `M${round(px)} ${round(py)}Q${round(cx)} ${round(cy)} ${round(px + dx)} ${round(py + dy)}Q${round(px + dx * 0.7)} ${round(py + dy * 0.1)} ${round(px)} ${round(py)}Z`,
      color,
    );
  };
  return [
    stroke(
      `M${round(x)} ${round(y)}Q${round(x)} ${round(y - length * 0.6)} ${round(end)} ${round(y - length)}`,
      color,
      length * 0.014,
    ),
    ...times(4).flatMap((n) => [leaf(0.34 + n * 0.18, 1), leaf(0.4 + n * 0.18, -1)]),
  ];
}

/** A guest in the light of a window. */
const guest: Draw = ({ highlight, text, rose, surface }, w, h) => [
  box(0, 0, w, h, highlight),
  circle(w * 0.5, h * 0.44, h * 0.4, rose),
  shape(
    `M${round(w * 0.12)} ${h}C${round(w * 0.16)} ${round(h * 0.7)} ${round(w * 0.84)} ${round(h * 0.7)} ${round(w * 0.88)} ${h}Z`,
    text,
  ),
  circle(w * 0.62, h * 0.24, h * 0.11, text),
  circle(w * 0.5, h * 0.44, h * 0.23, text),
  `<ellipse cx="${round(w * 0.46)}" cy="${round(h * 0.5)}" rx="${round(w * 0.15)}" ry="${round(h * 0.2)}" fill="${surface}"/>`,
];

/** Vessels on a table in the light of a window: a still life in each part. The last part is a guest. */
export const vessels: Draw = (colors, w, h, part) =>
  part < scenes.length ? stillLife(colors, w, h, part) : guest(colors, w, h, part);

const stillLife: Draw = (
  { peach, highlight, text, muted, rose, butter, mint, lilac, surface },
  w,
  h,
  part,
) => {
  const scene = scenes[part] ?? [];
  const colors = [text, highlight, part === 0 ? muted : surface];
  const foot = h * 0.84;
  const [sunX, beam] = [w * 0.8, part % 2 === 0 ? butter : rose];
  const ground = part % 2 === 0 ? lilac : mint;
  return [
    box(0, 0, w, h, part === 0 ? peach : ground),
    part === 0
      ? circle(sunX, h * 0.46, h * 0.3, surface)
      : arch(w * 0.5, foot, w * 0.68, foot - h * 0.4 + w * 0.34, beam),
    box(0, foot, w, h - foot, part === 0 ? rose : peach),
    ...scene.flatMap(([kind, at, tall, color]) => {
      const fill = colors[color] ?? text;
      const [x, high] = [w * at, tall * h];
      return [
        `<ellipse cx="${round(x + high * 0.16)}" cy="${round(foot + high * 0.03)}" rx="${round(high * (kind === "bowl" ? 1.15 : 0.46))}" ry="${round(h * 0.014)}" fill="#000" fill-opacity=".2"/>`,
        ...(kind === "bottle"
          ? twig(
              x,
              foot - high * 0.94,
              high * (part === 0 ? 0.62 : 0.36),
              0.3,
              part === 0 ? highlight : text,
            )
          : []),
        ...(kind === "jar" && part > 0
          ? [
              ...twig(x, foot - high * 0.96, high * 0.8, 0.25, text),
              ...twig(x, foot - high * 0.96, high * 0.6, -0.35, highlight),
            ]
          : []),
        vessel(kind, x, foot + high * 0.01, high, fill),
      ];
    }),
  ];
};
