import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { base } from "../site/ask.ts";
import { FoundDrawing } from "../widgets/FoundDrawing.tsx";
import type { OfferedType } from "./listTypes.ts";

/** The width of the page in the picture, in CSS pixels, and the part of its height that is seen. */
const width = 1280;
const ratio = 16 / 9;

const Window = styled.div({
  position: "relative",
  overflow: "hidden",
  aspectRatio: ratio,
  containerType: "inline-size",
  display: "grid",
  placeItems: "center",
  color: "var(--quiet)",
  borderRadius: "var(--radius) var(--radius) 0 0",
  background: "var(--ground)",
  pointerEvents: "none",
});

const Page = styled.iframe({
  position: "absolute",
  inset: 0,
  width,
  height: width / ratio,
  border: 0,
  // One length divided by another, which not every browser can do by itself.
  transform: `scale(tan(atan2(100cqi, ${width}px)))`,
  transformOrigin: "0 0",
});

interface Props extends Pick<OfferedType, "type" | "icon"> {
  /** The layout that it shows, in place of the usual one. */
  layout?: string;
}

/**
 * An example of a section type in the author's theme, small, and the icon of the type until it is loaded. Nothing in it
 * can be reached.
 */
export function Thumbnail({ type, icon, layout }: Props): ReactNode {
  const file = layout === undefined ? "still.html" : `still-${layout}.html`;
  return (
    <Window inert aria-hidden="true">
      {icon && <FoundDrawing icon={icon} size={48} />}
      <Page src={`${base}gallery/${type}/${file}`} title="" tabIndex={-1} loading="lazy" />
    </Window>
  );
}
