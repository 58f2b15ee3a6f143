import type { SVGProps } from "react";

/** A line of which only the first `drawn` share is visible. */
export function Stroke({ drawn = 1, ...path }: { drawn?: number } & SVGProps<SVGPathElement>) {
  if (drawn <= 0) return null;
  const dash = drawn < 1 ? { pathLength: 1, strokeDasharray: `${drawn} 2` } : {};
  return <path fill="none" strokeLinecap="round" strokeLinejoin="round" {...dash} {...path} />;
}
