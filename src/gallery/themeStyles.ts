import styled from "@emotion/styled";
import { space } from "../theme/space.ts";

/** A setting of the theme: its name, what it does, and its values. */
export const Setting = styled.section({
  display: "grid",
  gap: space(1.5),
  paddingBlockStart: space(4),
  borderBlockStart: "2px solid var(--line)",
  h2: { fontFamily: "ui-monospace, monospace", fontSize: "var(--size-xl)" },
  "> p": { maxInlineSize: "44rem", color: "var(--muted)" },
  "a span": { position: "absolute", clipPath: "inset(50%)" },
});

/** The values of a setting, side by side. */
export const Samples = styled.div({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(20rem, 1fr))",
  gap: space(3),
  marginBlockStart: space(1),
  figcaption: { paddingBlockEnd: space(0.5), fontWeight: 600 },
});

/** The first screen of a laptop, small, or the upper part of a picture. */
export const Sample = styled.div({
  inlineSize: 320,
  maxInlineSize: "100%",
  blockSize: 200,
  overflow: "hidden",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-s)",
  img: { inlineSize: "100%", blockSize: "100%", objectFit: "cover", objectPosition: "50% 0" },
  iframe: {
    inlineSize: 1024,
    blockSize: 640,
    maxInlineSize: "none",
    border: 0,
    transform: "scale(.3125)",
    transformOrigin: "0 0",
  },
});
