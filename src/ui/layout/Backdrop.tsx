import styled from "@emotion/styled";
import type { Backdrop as BackdropData, SectionFrame } from "../../shared/section.ts";
import { forcedColors, print } from "../../theme/conditions.ts";
import { Picture } from "../media/Picture.tsx";

const Layer = styled("div", { shouldForwardProp: (name) => name !== "scrim" })<
  Pick<BackdropData, "scrim">
>(({ scrim: { day, night } }) => ({
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  // Dimmed at night, the picture would have other colours than those that the scrim is made for.
  "&& img": { inlineSize: "100%", blockSize: "100%", objectFit: "cover", filter: "none" },
  picture: { blockSize: "100%" },
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: "var(--tone-background)",
    opacity: `${day}%`,
  },
  ...(night !== undefined && {
    "@media screen": { "html[data-theme=dark] &::after": { opacity: `${night}%` } },
    "@media screen and (prefers-color-scheme:dark)": {
      "html:not([data-theme=light]) &::after": { opacity: `${night}%` },
    },
  }),
  [forcedColors]: { display: "none" },
  [print]: { display: "none" },
}));

/** The colours of words in front of a backdrop: quiet words and links are as strong as the others. */
export const onBackdrop = {
  position: "relative",
  "--muted": "var(--tone-text)",
  "--accent-text": "var(--tone-text)",
} as const;

interface BackdropProps {
  frame: SectionFrame;
  picture: BackdropData;
}

/** A picture that fills the element around it, under a scrim that keeps the words in front of it readable. */
export function Backdrop({ frame, picture }: BackdropProps) {
  return (
    <Layer scrim={picture.scrim}>
      <Picture picture={picture} sizes="100vw" priority={frame.headingLevel === 1} />
    </Layer>
  );
}
