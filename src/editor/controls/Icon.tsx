import type { ReactNode } from "react";

interface Props {
  /** The lines of the drawing, on a square of 20 units. */
  path: string;
  size?: number;
}

/** A small drawing in lines of the text's colour. It says nothing: the control around it has a name. */
export function Icon({ path, size = 20 }: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
