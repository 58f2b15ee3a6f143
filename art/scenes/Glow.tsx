import type { ReactNode } from "react";

/** A translucent background of soft shapes, tinted so that it suits light and dark pages. */
export function Glow({
  width,
  height,
  shapes,
  children,
}: {
  width: number;
  height: number;
  shapes: readonly { d: string; fill: string }[];
  children: ReactNode;
}) {
  return (
    <div className="scene" style={{ width, height }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {shapes.map(({ d, fill }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </svg>
      {children}
    </div>
  );
}

/** Half-transparent tints of the palette's accents. */
export const tints = { apricot: "rgb(232 147 90 / 0.24)", green: "rgb(86 184 144 / 0.22)" };
