import styled from "@emotion/styled";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";

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
  "&:hover::after, &:focus-visible::after, &:active::after": {
    background: "var(--accent)",
    "@media (forced-colors: active)": { background: "Highlight" },
  },
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
  onChange: (width: number | undefined) => void;
}

/** The width that the panel beside an edge is shown with, which follows that of the window, and the reference for the edge. */
function useShownWidth(side: Props["side"]) {
  const [width, setWidth] = useState(least);
  const [watch] = useState(() => (edge: HTMLElement | null) => {
    const page = edge?.parentElement;
    if (!page) return undefined;
    const observer = new ResizeObserver(() => {
      const { left, right } = page.getBoundingClientRect();
      setWidth(Math.round(side === "left" ? left : innerWidth - right));
    });
    observer.observe(page);
    return () => observer.disconnect();
  });
  return [width, watch] as const;
}

/** The edge of a panel, which is dragged or moved by arrow keys. A double click gives the panel its usual width. */
export function PanelEdge({ side, label, onChange }: Props): ReactNode {
  const [width, watch] = useShownWidth(side);
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
      ref={watch}
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
