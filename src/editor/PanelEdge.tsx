import styled from "@emotion/styled";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";

const Grip = styled.div({
  position: "absolute",
  insetBlock: 0,
  zIndex: 3,
  width: 9,
  cursor: "col-resize",
  touchAction: "none",
  "&::after": {
    content: '""',
    position: "absolute",
    insetBlock: 0,
    width: 3,
  },
  "&:hover::after, &:focus-visible::after, &:active::after": { background: "var(--accent)" },
  "&:focus-visible": { outline: "none" },
  "&[data-side=left], &[data-side=left]::after": { insetInlineStart: 0 },
  "&[data-side=right], &[data-side=right]::after": { insetInlineEnd: 0 },
  "@media (max-width: 1023px)": { display: "none" },
});

/** The narrowest and the widest panel, in CSS pixels. */
const [least, most] = [220, 560];

/** The step of an arrow key, in CSS pixels. */
const step = 20;

interface Props {
  side: "left" | "right";
  label: string;
  /** The width of the panel; undefined for the usual one. */
  width: number | undefined;
  onChange: (width: number | undefined) => void;
}

/** The edge of a panel, which is dragged or moved by arrow keys. A double click gives the panel its usual width. */
export function PanelEdge({ side, label, width = 300, onChange }: Props): ReactNode {
  const set = (width: number) => onChange(Math.round(Math.max(least, Math.min(most, width))));
  const onKeyDown = (event: KeyboardEvent) => {
    const towardsPage = side === "left" ? "ArrowRight" : "ArrowLeft";
    const away = side === "left" ? "ArrowLeft" : "ArrowRight";
    if (event.key !== towardsPage && event.key !== away) return;
    event.preventDefault();
    set(width + (event.key === towardsPage ? step : -step));
  };
  const onPointerMove = ({ buttons, clientX }: PointerEvent) => {
    if (buttons) set(side === "left" ? clientX : innerWidth - clientX);
  };
  return (
    <Grip
      role="separator"
      aria-orientation="vertical"
      tabIndex={0}
      data-side={side}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={width}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onChange(undefined)}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
