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
  rays: { viewBox: "0 0 48 40", path: "M9 36 4 22M24 32V6M38 36l7-17" },
  sprig: {
    viewBox: "0 0 64 120",
    path: "M37 118C30 84 30 52 38 22M38 22c-6-6-6-13 0-19 6 6 6 13 0 19ZM32 58c-12 0-18-7-20-18 12 1 19 7 20 18ZM32 62c1-12 8-19 20-21 0 12-7 20-20 21ZM32 90C20 90 12 82 8 70c14 1 22 9 24 20ZM33 94c1-13 9-21 23-23-1 14-9 22-23 23Z",
  },
  arrow: { viewBox: "0 0 90 60", path: "M4 8c10 30 40 46 78 42M68 38l15 12-17 8" },
} as const;

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
