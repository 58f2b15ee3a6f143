import type { Draw } from "./draw.ts";
import { box, circle, round, stroke, times } from "./shapes.ts";

/** The words of each line of code: its indent, and each word's length and kind. */
const code: [indent: number, ...words: [length: number, kind: number][]][] = [
  [0, [6, 1], [9, 0], [5, 1], [12, 2]],
  [0, [6, 1], [13, 0], [5, 1], [9, 2]],
  [0],
  [0, [6, 1], [5, 1], [14, 3], [2, 0]],
  [1, [5, 1], [8, 0], [10, 3], [6, 2]],
  [1, [3, 1], [11, 0], [4, 0]],
  [2, [6, 1], [7, 3], [16, 2]],
  [1, [1, 0]],
  [1, [5, 1], [12, 3], [7, 0], [5, 4]],
  [2, [9, 0], [13, 2]],
  [2, [7, 0], [6, 4]],
  [1, [2, 0]],
  [1, [6, 1], [10, 3], [4, 0]],
  [0, [1, 0]],
];

/** An editor with a list of files, lines of code, a curve and an answer. */
export const terminal: Draw = (colors, w, h) => {
  const { background, surface, line, text, muted, accent, accentText, onAccent } = colors;
  const kinds = [text, colors.lilacInk, colors.butterInk, colors.skyInk, accentText];
  const u = h / 90;
  const [side, panel] = [w * 0.17, w * 0.66];
  const word = (x: number, y: number, length: number, color: string) =>
    box(x, y, length * u, 1.15 * u, color, 0.55 * u);
  const lines = code.flatMap(([indent, ...words], row) => {
    const y = (10 + row * 3.7) * u;
    let x = side + (9 + indent * 4) * u;
    const drawn = words.map(([length, kind]) => {
      const one = word(x, y, length * 1.25, kinds[kind] ?? text);
      x += (length * 1.25 + 1.4) * u;
      return one;
    });
    return [word(side + 3 * u, y, 2, line), ...drawn];
  });
  const heights = [0.2, 0.34, 0.28, 0.5, 0.44, 0.62, 0.58, 0.8, 0.74, 0.95];
  const [left, top, room, high] = [panel + 4 * u, 16 * u, w - panel - 8 * u, 26 * u];
  const points = heights.map(
    (part, n) =>
      `${round(left + (room * n) / (heights.length - 1))} ${round(top + high * (1 - part))}`,
  );
  return [
    box(0, 0, w, h, background),
    box(0, 0, side, h, surface),
    box(side, 0, 1.5, h, line),
    box(panel, 0, 1.5, h, line),
    ...times(11).flatMap((n) => [
      ...(n === 3 ? [box(0, (6.6 + n * 4.6) * u, side, 4.2 * u, line)] : []),
      word(
        (3 + (n % 4 ? 3 : 0)) * u,
        (8 + n * 4.6) * u,
        9 + ((n * 5) % 8),
        n === 3 ? accentText : muted,
      ),
    ]),
    box(side, 35.2 * u, panel - side, 3.4 * u, surface),
    ...lines,
    box(side, 66 * u, panel - side, 24 * u, surface),
    box(side, 66 * u, panel - side, 1.5, line),
    word(side + 3 * u, 70.5 * u, 2, accentText),
    word(side + 6.5 * u, 70.5 * u, 22, text),
    word(side + 3 * u, 75.5 * u, 2, accentText),
    word(side + 6.5 * u, 75.5 * u, 31, muted),
    word(side + 3 * u, 80.5 * u, 2, accentText),
    box(side + 6.5 * u, 79.9 * u, 1.2 * u, 2.4 * u, text),
    word(panel + 4 * u, 6 * u, 14, muted),
    word(panel + 4 * u, 9.6 * u, 9, text),
    ...times(5).map((n) => box(left, top + (high * n) / 4, room, 1, line)),
    `<path d="M${points.join("L")}L${round(left + room)} ${round(top + high)}H${round(left)}Z" fill="${accent}" fill-opacity=".28"/>`,
    stroke(`M${points.join("L")}`, accentText, 0.5 * u),
    circle(left + room, top + high * (1 - 0.95), 1.1 * u, accentText),
    ...times(4).flatMap((n) => [
      circle(left + 1.2 * u, (51 + n * 6.4) * u, 1.2 * u, n === 2 ? colors.butterInk : accentText),
      word(left + 4.5 * u, (50.4 + n * 6.4) * u, 12 + ((n * 7) % 9), text),
      box(left, (54 + n * 6.4) * u, room, 1, line),
    ]),
    box(left, 78 * u, 18 * u, 6 * u, accent, 0.8 * u),
    word(left + 4 * u, 80.4 * u, 10, onAccent),
  ];
};
