import styled from "@emotion/styled";

const Stroke = styled.svg({
  display: "block",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  pointerEvents: "none",
});

const drawings = {
  underline: {
    viewBox: "0 0 300 22",
    path: "M4 14C62 5 118 3 168 6c42 2 84 5 127 0M58 20c52-6 112-8 178-5",
  },
  sprig: {
    viewBox: "0 0 96 96",
    path: "M52 92C46 68 46 44 52 20M52 20c-5-5-5-11 0-17 5 6 5 12 0 17ZM47 48c-11 0-17-6-19-16 12 1 18 7 19 16ZM47 52c1-11 8-17 19-19 0 11-7 18-19 19ZM47 76c-12 0-19-7-22-18 13 1 21 8 22 18ZM48 80c1-12 9-19 22-21-1 13-9 20-22 21Z",
  },
  scribble: {
    viewBox: "0 0 96 96",
    path: "M8 62c8-26 24-44 34-38 12 8-16 44-6 48 12 5 22-40 34-36 10 4-14 32-4 36 8 3 16-8 22-18",
  },
  sun: {
    viewBox: "0 0 96 96",
    path: "M48 31c10-1 18 7 18 17s-8 18-18 18-18-8-17-18c0-9 7-17 17-17ZM48 18V8M69 27l7-8M78 48h10M69 69l8 7M48 78v10M27 69l-8 8M18 48H8M27 27l-8-7",
  },
  waves: {
    viewBox: "0 0 96 96",
    path: "M8 36c10-10 18-10 27 0s17 10 27 0 17-10 26 0M8 54c10-10 18-10 27 0s17 10 27 0 17-10 26 0M20 72c8-8 14-8 21 0s14 8 22 0",
  },
  spark: {
    viewBox: "0 0 96 96",
    path: "M44 14c2 20 9 28 29 31-20 3-27 11-29 31-3-20-10-28-30-31 20-3 27-11 30-31ZM76 66c1 8 4 11 12 12-8 1-11 5-12 12-1-7-4-11-12-12 8-1 11-4 12-12Z",
  },
  steam: {
    viewBox: "0 0 96 96",
    path: "M20 46h48v18c0 14-8 24-24 24S20 78 20 64V46ZM68 52c12-3 18 3 17 10s-9 11-18 8M34 34c-5-8 5-11 0-20M50 34c-5-8 5-11 0-20",
  },
} as const;

/** Drawings that are as wide as they are high, for the corner of a card. */
export const cornerDoodles = ["sprig", "scribble", "sun", "waves", "spark", "steam"] as const;

interface DoodleProps {
  name: keyof typeof drawings;
  width: number;
  className?: string;
}

/** A few hand-drawn strokes that decorate, and mean nothing to screen readers. */
export function Doodle({ name, width, className }: DoodleProps) {
  const { viewBox, path } = drawings[name];
  return (
    <Stroke
      aria-hidden="true"
      viewBox={viewBox}
      width={width}
      strokeWidth={3}
      className={className}
    >
      <path d={path} />
    </Stroke>
  );
}
