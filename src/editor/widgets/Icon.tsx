import type { ReactNode } from "react";

interface Props {
  /** The lines of the drawing, on a square of `grid` units. */
  path: string;
  grid?: 16 | 20;
  /** Its width and height, in CSS pixels. */
  size?: number;
  strokeWidth?: number;
}

/** A small line drawing in the text's colour. It is hidden from screen readers: the control around it has a name. */
export function Icon({ path, grid = 20, size = grid, strokeWidth = 1.5 }: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={`0 0 ${grid} ${grid}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
