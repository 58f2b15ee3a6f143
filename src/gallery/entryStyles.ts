import styled from "@emotion/styled";
import { from } from "../theme/conditions.ts";
import { space } from "../theme/space.ts";

/** One type, with all of its examples. */
export const Article = styled.article({
  display: "grid",
  gap: space(4),
  minInlineSize: 0,
  paddingBlockStart: space(4),
  borderBlockStart: "2px solid var(--line)",
  scrollMarginBlockStart: "5rem",
  "&[hidden]": { display: "none" },
  "> *": { minInlineSize: 0 },
  summary: { minBlockSize: "2rem", cursor: "pointer", fontWeight: 600 },
  code: { fontFamily: "ui-monospace, monospace", fontSize: "0.875em" },
});

/** A type's name and description. */
export const Head = styled.div({
  display: "grid",
  gap: space(1.5),
  h2: { fontSize: "var(--size-2xl)" },
  p: { maxInlineSize: "44rem", fontSize: "var(--size-l)", color: "var(--muted)" },
  a: {
    justifySelf: "start",
    minBlockSize: "1.75rem",
    textDecorationLine: "underline",
    textUnderlineOffset: "0.2em",
  },
  "a span": { position: "absolute", clipPath: "inset(50%)" },
});

/** A type's cost. */
export const Costs = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.5)} ${space(4)}`,
  fontSize: "var(--size-s)",
  div: { display: "flex", gap: space(1) },
  dt: { color: "var(--muted)" },
  dd: { fontWeight: 600, fontVariantNumeric: "tabular-nums" },
});

/** A type's properties. */
export const Table = styled.div({
  overflowX: "auto",
  // Words keep a column as wide as they are.
  overflowWrap: "break-word",
  marginBlockStart: space(2),
  fontSize: "var(--size-s)",
  table: { inlineSize: "100%", minInlineSize: "44rem", borderCollapse: "collapse" },
  "th, td": {
    padding: `${space(1)} ${space(2)} ${space(1)} 0`,
    borderBlockEnd: "1px solid var(--line)",
    textAlign: "start",
    verticalAlign: "top",
  },
  "th[scope=row]": { fontWeight: 600, whiteSpace: "nowrap" },
  "td:last-of-type": { minInlineSize: "20rem" },
});

/** An example's name, and its lines for page.yaml. */
export const Source = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(3)}`,
  marginBlockEnd: space(2),
  h3: { fontSize: "var(--size-l)" },
  a: { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
  "a span": { position: "absolute", clipPath: "inset(50%)" },
  "details[open]": { flexBasis: "100%" },
  pre: {
    padding: space(2),
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-s)",
    background: "var(--surface)",
    whiteSpace: "pre-wrap",
  },
});

/** Copies an example, where a script can. */
export const CopyButton = styled.button({
  minBlockSize: "2.5rem",
  paddingInline: space(2),
  borderRadius: "var(--radius-button)",
  background: "var(--accent)",
  color: "var(--on-accent)",
  fontWeight: 600,
  "html:not(.js) &": { display: "none" },
});

/** Three widths side by side, as large as the window allows. */
export const Frames = styled.div({
  "--scale": 0.24,
  display: "flex",
  alignItems: "flex-start",
  gap: space(2),
  overflowX: "auto",
  paddingBlockEnd: space(1),
  [from.tablet]: { "--scale": 0.27 },
  [from.laptop]: { "--scale": 0.36 },
  [from.desktop]: { "--scale": 0.44 },
  "@media (min-width: 1400px)": { "--scale": 0.51 },
  "@media (min-width: 1600px)": { "--scale": 0.58 },
  figure: { flex: "none" },
  figcaption: {
    marginBlockEnd: space(0.5),
    fontSize: "var(--size-s)",
    color: "var(--muted)",
    "&::first-letter": { textTransform: "uppercase" },
  },
});

/** A window as wide as its device. Its example decides its height. */
export const Window = styled.div({
  inlineSize: "calc(var(--window) * var(--scale))",
  blockSize: "calc(var(--height) * var(--scale))",
  overflow: "hidden",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-s)",
  boxSizing: "content-box",
  "&[data-device=phone]": { "--window": "390px", "--height": "844px" },
  "&[data-device=tablet]": { "--window": "820px", "--height": "1180px" },
  "&[data-device=desktop]": { "--window": "1280px", "--height": "800px" },
  iframe: {
    inlineSize: "var(--window)",
    blockSize: "var(--height)",
    maxInlineSize: "none",
    border: 0,
    transform: "scale(var(--scale))",
    transformOrigin: "0 0",
  },
});
