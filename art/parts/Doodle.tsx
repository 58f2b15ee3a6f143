import { span } from "../motion";
import { Stroke } from "./Stroke";

/** Line drawings, stroke by stroke in the order a hand would make them. */
const doodles = {
  boat: {
    box: "0 0 160 150",
    strokes: [
      "M34 96c14 3 76 4 96-1-4 14-12 24-22 27-18 3-38 3-52 0-10-3-18-13-22-26Z",
      "M80 94C81 70 81 44 79 20",
      "M79 22c17 16 29 36 33 60-10 2-22 3-32 2",
      "M75 34C66 48 56 64 50 80c8 2 17 3 25 2",
      "M14 134c8-7 16-7 24 0s16 7 24 0 16-7 24 0 16 7 24 0 16-7 24 0 8 6 12 3",
      "M133 22c8-1 14 5 14 12s-6 13-13 13-13-6-13-13 5-11 12-12Z",
      "M134 10V4M155 34h5M150 18l5-5M117 18l-4-4M112 35h-5",
    ],
  },
  tent: {
    box: "0 0 170 130",
    strokes: [
      "M84 22C68 50 46 78 22 102c42 3 84 3 126-1-24-24-46-50-60-80",
      "M84 22c-2-4-5-8-9-11M86 22c2-4 4-8 8-11",
      "M85 42c-4 22-12 42-24 60M87 44c4 20 12 40 26 57",
      "M140 14c-12 2-16 18-5 24 7 4 15 1 18-6-10 2-17-8-13-18Z",
      "M34 32v10M29 37h10M54 12v6M51 15h6",
      "M8 120c26-3 50 2 76 0s52-3 78-1",
    ],
  },
  sprig: {
    box: "0 0 120 200",
    strokes: [
      "M56 196C52 150 54 96 74 22",
      "M55 150C36 146 22 132 18 112c20 2 34 16 37 36",
      "M56 122c20-2 36-14 44-34-22-1-40 12-44 32",
      "M60 92C44 86 34 72 33 52c18 5 28 20 28 38",
      "M66 62c16-4 28-16 32-34-18 2-30 14-32 32",
      "M74 24C66 18 66 8 76 2c6 8 6 16-2 22Z",
    ],
  },
  loop: {
    box: "0 0 260 90",
    strokes: [
      "M4 62C34 20 74 4 92 26c16 20-10 50-30 40-22-12 12-58 58-58 40 0 62 26 50 48-10 18-36 10-32-10 6-26 64-40 116-16",
    ],
  },
  arrow: {
    box: "0 0 150 90",
    strokes: ["M4 14c34 2 78 14 128 58", "M104 72c10 2 20 2 30 1-2-10-5-20-10-29"],
  },
  star: {
    box: "0 0 60 60",
    strokes: ["M30 4c2 17 8 24 26 26-18 2-24 9-26 26-2-17-8-24-26-26C22 28 28 21 30 4Z"],
  },
  burst: { box: "0 0 70 60", strokes: ["M8 52 4 30", "M28 40 24 6", "M46 46 62 16"] },
} as const;

export type DoodleName = keyof typeof doodles;

export interface DoodleProps {
  name: DoodleName;
  width: number;
  color?: string;
  /** The width of the pen, in the same pixels as the width of the drawing. */
  weight?: number;
  /** The share of the drawing that is visible, 0…1. */
  drawn?: number;
}

/** A hand-drawn line drawing that can draw itself. */
export function Doodle({
  name,
  width,
  color = "currentColor",
  weight = 3,
  drawn = 1,
}: DoodleProps) {
  const { box, strokes } = doodles[name];
  const share = 1 / strokes.length;
  const [, , boxWidth = width] = box.split(" ").map(Number);
  return (
    <svg
      width={width}
      viewBox={box}
      stroke={color}
      strokeWidth={(weight * boxWidth) / width}
      aria-hidden="true"
    >
      {strokes.map((d, index) => (
        <Stroke key={d} d={d} drawn={span(drawn, index * share, (index + 1) * share)} />
      ))}
    </svg>
  );
}
