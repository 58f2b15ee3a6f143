import styled from "@emotion/styled";
import { forcedColors, from, hovering, print, space, unscripted } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

const buttonSize = "2.75rem";

export const Bar = styled(Container)({
  maxInlineSize: "none",
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minBlockSize: buttonSize,
  paddingBlock: space(0.5),
  fontSize: "var(--size-s)",
  lineHeight: 1.4,
  "[data-tone=plain] > &": { background: "var(--accent-soft)" },
  a: { fontWeight: "var(--strong)" },
  // The colour of the usual outline is not made for every tone.
  "& :focus-visible": { outlineColor: "currentColor" },
  [forcedColors]: { borderBlockEnd: "1px solid" },
  [print]: { display: "none" },
});

export const Words = styled.p({
  flexGrow: 1,
  maxInlineSize: "var(--width, 78rem)",
  marginInline: "auto",
  paddingBlock: space(0.5),
  // The text is centred even with a button at the end.
  [from.tablet]: {
    textAlign: "center",
    "html.js &:not(:last-child)": { paddingInlineStart: buttonSize },
  },
});

export const Close = styled.button({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: buttonSize,
  blockSize: buttonSize,
  marginInlineEnd: space(-1),
  borderRadius: "50%",
  fontSize: "1.25rem",
  [hovering]: { "&:hover": { background: "color-mix(in srgb, currentColor 10%, transparent)" } },
  [unscripted]: { display: "none" },
});
