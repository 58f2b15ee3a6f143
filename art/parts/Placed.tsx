import type { ReactNode } from "react";

export interface Place {
  /** The middle of the thing, in pixels of the scene. */
  x: number;
  y: number;
  scale?: number;
  rotate?: number;
  opacity?: number;
}

/** Places something of its natural size anywhere on a scene. */
export function Placed({
  x,
  y,
  scale = 1,
  rotate = 0,
  opacity = 1,
  children,
}: Place & { children: ReactNode }) {
  const transform = `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${rotate}deg) scale(${scale})`;
  return (
    <div className="placed" style={{ transform, opacity }}>
      {children}
    </div>
  );
}
