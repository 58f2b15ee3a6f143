import type { ReactNode } from "react";
import { Phone } from "../parts/Phone";
import { type Place, Placed } from "../parts/Placed";

/** A pastel card with one phone that runs off its lower edge, and what floats around it. */
export function Slide({
  color,
  shade,
  phone,
  dark = false,
  screen,
  children,
}: {
  color: string;
  shade: string;
  phone: Place;
  dark?: boolean;
  screen: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="scene slide" style={{ background: `var(--${color})` }}>
      <svg width="1200" height="1500" viewBox="0 0 1200 1500" aria-hidden="true">
        <path
          d="M640 210c250-30 450 120 500 370 46 232-40 470-230 610-214 158-520 150-690-40C62 970 40 700 150 500c100-182 286-266 490-290Z"
          fill={shade}
        />
      </svg>
      <Placed {...phone}>
        <Phone dark={dark}>{screen}</Phone>
      </Placed>
      {children}
    </div>
  );
}
