import type { ReactNode } from "react";
import ParallaxTilt from "react-parallax-tilt";
import { useMediaQuery } from "./useMediaQuery.ts";

const canTilt = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

interface TiltProps {
  className?: string;
  children: ReactNode;
}

/** Leans its content towards the pointer, with a soft glare; not on touch, nor against the visitor's wish. */
export function Tilt({ className, children }: TiltProps) {
  if (!useMediaQuery(canTilt)) return <div className={className}>{children}</div>;
  return (
    <ParallaxTilt
      {...(className && { className })}
      tiltMaxAngleX={12}
      tiltMaxAngleY={12}
      transitionSpeed={1000}
      glareEnable
      glareMaxOpacity={0.14}
      glarePosition="all"
      glareBorderRadius="var(--radius)"
    >
      {children}
    </ParallaxTilt>
  );
}
