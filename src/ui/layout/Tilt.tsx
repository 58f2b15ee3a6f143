import styled from "@emotion/styled";
import type { ReactNode } from "react";
import ParallaxTilt from "react-parallax-tilt";
import { useMediaQuery } from "../controls/useMediaQuery.ts";

/** The glare covers the text only while it is visible. */
const Leaning = styled(ParallaxTilt)({
  ".glare-wrapper": { visibility: "hidden", transition: "visibility 1s" },
  "&:hover > .glare-wrapper": { visibility: "visible" },
});

const canTilt = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

interface TiltProps {
  className?: string;
  children: ReactNode;
}

/** Leans its content towards the pointer, with a soft glare; not on touch screens, and not with reduced motion. */
export function Tilt({ className, children }: TiltProps) {
  if (!useMediaQuery(canTilt)) return <div className={className}>{children}</div>;
  return (
    <Leaning
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
    </Leaning>
  );
}
