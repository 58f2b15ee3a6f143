import styled from "@emotion/styled";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";

const Grip = styled.div({
  position: "absolute",
  top: "calc(50% - 32px)",
  right: -20,
  width: 24,
  height: 64,
  borderRadius: 6,
  cursor: "ew-resize",
  touchAction: "none",
  "&::after": {
    content: '""',
    position: "absolute",
    inset: "16px 10px",
    borderRadius: 2,
    background: "var(--edge)",
  },
  "&:hover::after, &:focus-visible::after": { background: "var(--accent)" },
});

/** The narrowest page that is shown, in CSS pixels. */
const least = 280;

/** The step of an arrow key, in CSS pixels. */
const step = 20;

interface Props {
  width: number;
  most: number;
  onChange: (width: number) => void;
}

/** The edge of the page, which is dragged or moved by arrow keys to make the page narrower or wider. */
export function Edge({ width, most, onChange }: Props): ReactNode {
  const set = (width: number) => onChange(Math.round(Math.max(least, Math.min(most, width))));
  const steps: Record<string, number> = { ArrowLeft: -step, ArrowRight: step };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set(width + by);
  };
  const onPointerMove = ({ buttons, currentTarget, clientX }: PointerEvent) => {
    const paper = currentTarget.parentElement?.getBoundingClientRect();
    // The page is centred, so both of its edges move.
    if (buttons && paper) set(2 * (clientX - (paper.left + paper.right) / 2));
  };
  return (
    <Grip
      role="slider"
      tabIndex={0}
      aria-label="Width of the page"
      aria-valuemin={least}
      aria-valuemax={Math.round(most)}
      aria-valuenow={Math.round(width)}
      aria-valuetext={`${Math.round(width)} pixels`}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
