import type { ReactNode } from "react";
import { Doodle, type DoodleName } from "../parts/Doodle";
import { Phone } from "../parts/Phone";
import { type Place, Placed } from "../parts/Placed";

export interface SlideProps {
  /** A pastel of the palette, and a deeper tone of it. */
  color: string;
  shade: string;
  dark?: boolean;
  screen: ReactNode;
  children: ReactNode;
}

/** A pastel card with one phone that is cut off at its lower edge, and floating things around it. */
export function Slide({ color, shade, dark = false, screen, children }: SlideProps) {
  return (
    <div className="scene slide" style={{ background: `var(--${color})` }}>
      <svg width="1200" height="1500" viewBox="0 0 1200 1500" aria-hidden="true">
        <path
          d="M640 250c250-30 450 120 490 370 46 262-40 490-230 640-214 158-510 150-680-40C72 1040 40 740 150 540c100-182 286-266 490-290Z"
          fill={shade}
        />
      </svg>
      <Placed x={600} y={935} scale={1.86}>
        <Phone dark={dark}>{screen}</Phone>
      </Placed>
      {children}
    </div>
  );
}

/** A card that floats over the phone's edge. */
export function Floating({ card, ...place }: Place & { card: ReactNode }) {
  return (
    <Placed scale={1.72} {...place}>
      {card}
    </Placed>
  );
}

/** A pen stroke or two on the card itself. */
export function Sketch({
  name,
  width,
  color,
  ...place
}: Place & { name: DoodleName; width: number; color: string }) {
  return (
    <Placed {...place}>
      <Doodle name={name} width={width} color={color} weight={4.5} />
    </Placed>
  );
}
