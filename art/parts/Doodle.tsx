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
  squiggle: {
    box: "0 0 200 24",
    strokes: ["M4 14c16-12 30-12 44 0s28 10 42 0 30-11 44 0 32 10 62-4"],
  },
  ring: {
    box: "0 0 200 120",
    strokes: ["M120 12C66 2 12 26 8 62c-4 34 54 50 104 46 52-4 86-30 80-60-6-32-60-46-116-36"],
  },
} as const;

export type DoodleName = keyof typeof doodles;

export interface DoodleProps {
  name: DoodleName;
  width: number;
  color?: string;
  weight?: number;
  /** How much of the drawing is on the paper, 0…1. */
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
  return (
    <svg width={width} viewBox={box} stroke={color} strokeWidth={weight} aria-hidden="true">
      {strokes.map((d, index) => (
        <Stroke key={d} d={d} drawn={span(drawn, index * share, (index + 1) * share)} />
      ))}
    </svg>
  );
}
