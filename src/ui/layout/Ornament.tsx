import type { ReactNode } from "react";
import type { ResolvedSite } from "../../shared/section.ts";

interface OrnamentProps {
  ornament: ResolvedSite["ornament"];
  /** The author's own drawing, which counts more than any ornament. */
  drawing: ReactNode;
  /** Simple shapes, for a page with geometric ornaments. */
  shapes: ReactNode;
  /** The drawing of the engine. */
  children: ReactNode;
}

/** The decoration of a section: the author's drawing, or what the theme has in its place. */
export function Ornament({ ornament, drawing, shapes, children }: OrnamentProps) {
  if (drawing) return drawing;
  if (ornament === "none") return null;
  return ornament === "geometric" ? shapes : children;
}
