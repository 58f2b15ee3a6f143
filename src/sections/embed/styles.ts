import styled from "@emotion/styled";
import type { Picture } from "../../section.ts";
import { forcedColors, hovering, print, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

export const Stack = styled(Container)({
  display: "grid",
  gap: space(6),
  "> *": { minInlineSize: 0 },
});

/** As wide as the column, or as high as a screen, in the shape of the picture. Large letters may make it higher. */
export const Screen = styled("div", { shouldForwardProp: (name) => name !== "picture" })<{
  picture: Picture;
}>(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    marginInline: "auto",
    // With `hidden`, it would not grow with what is in it.
    overflow: "clip",
    borderRadius: "var(--radius-l)",
    background: "var(--soft)",
    boxShadow: "var(--shadow-high)",
    "> a, > iframe, > a > *": { gridArea: "1/1" },
    iframe: { inlineSize: "100%", blockSize: "100%", border: 0 },
    // An outline around the link itself is cut off.
    "&:has(:focus-visible)": { outline: "3px solid var(--accent-text)", outlineOffset: 3 },
    [forcedColors]: { border: "1px solid" },
  },
  ({ picture: { width, height } }) => ({
    aspectRatio: `${width}/${height}`,
    maxInlineSize: `calc(44rem*${width}/${height})`,
  }),
);

export const Cover = styled.a({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // It keeps its place, so that nothing moves when the frame comes.
  "&[hidden]": { visibility: "hidden" },
  picture: { display: "contents" },
  img: { gridArea: "1/1", inlineSize: "100%", blockSize: "100%", objectFit: "cover" },
});

export const Sign = styled.span({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "3rem",
  aspectRatio: "1",
  borderRadius: "50%",
  background: "var(--accent)",
  color: "var(--on-accent)",
  fontSize: "1.375rem",
});

export const Invitation = styled.span({
  position: "relative",
  placeSelf: "end start",
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  margin: "clamp(.5rem, 2vw, 1.5rem)",
  padding: space(1),
  paddingInlineEnd: space(2.5),
  borderRadius: "var(--radius-l)",
  background: "var(--surface)",
  color: "var(--text)",
  boxShadow: "var(--shadow-low)",
  lineHeight: 1.3,
  strong: { display: "block", fontWeight: "var(--strong)" },
  small: { color: "var(--muted)", fontSize: "var(--size-s)" },
  [hovering]: { "a:hover > & strong": { textDecoration: "underline" } },
  [print]: { border: "1px solid" },
});

export const Caption = styled.figcaption({
  maxInlineSize: "44rem",
  marginInline: "auto",
  marginBlockStart: space(2),
  color: "var(--muted)",
  fontSize: "var(--size-s)",
  textAlign: "center",
  textWrap: "balance",
});
