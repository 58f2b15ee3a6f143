import styled from "@emotion/styled";
import { space } from "../theme/space.ts";

const gutter = "clamp(1rem, 3vw, 2.5rem)";

/** The bar that stays at the top, with the search. */
export const Bar = styled.header({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 10,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space(1)} ${space(4)}`,
  padding: `${space(1.5)} ${gutter}`,
  borderBlockEnd: "1px solid var(--line)",
  background: "var(--background)",
  h1: { fontSize: "var(--size-xl)" },
  "> a": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" },
});

/** The search, and the number of types that it finds. */
export const Search = styled.div({
  display: "flex",
  flex: "1 1 20rem",
  alignItems: "center",
  gap: space(1.5),
  label: { fontWeight: 600 },
  input: {
    flex: "0 1 22rem",
    minInlineSize: 0,
    minBlockSize: "2.75rem",
    paddingInline: space(2),
    border: "1.5px solid var(--muted)",
    borderRadius: "var(--radius-button)",
    background: "var(--surface)",
    color: "inherit",
    font: "inherit",
  },
  "input::placeholder": { color: "var(--muted)", opacity: 1 },
  output: { fontSize: "var(--size-s)", color: "var(--muted)" },
  "html:not(.js) &": { display: "none" },
});

/** The box that turns the examples around. */
export const Switch = styled.label({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minBlockSize: "2.75rem",
  fontWeight: 600,
  input: { inlineSize: "1.25rem", blockSize: "1.25rem", accentColor: "var(--accent)" },
  "html:not(.js) &": { display: "none" },
});

/** Everything below the bar. */
export const Main = styled.main({
  display: "grid",
  gap: space(8),
  padding: `${space(4)} ${gutter}`,
});

/** A small picture of every type, which links to its article. */
export const Overview = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
  gap: space(2.5),
  li: {
    position: "relative",
    overflow: "hidden",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-s)",
    background: "var(--surface)",
  },
  "li[hidden]": { display: "none" },
  a: { display: "block", padding: `${space(1)} ${space(1.5)}`, fontWeight: 600 },
  "a::after": { content: '""', position: "absolute", inset: 0 },
  "li:hover": { borderColor: "var(--accent-text)" },
});

/** A desktop's first screen, at a sixth of its size. */
export const Thumbnail = styled.div({
  blockSize: "8rem",
  overflow: "hidden",
  borderBlockEnd: "1px solid var(--line)",
  iframe: {
    inlineSize: 1280,
    blockSize: 720,
    border: 0,
    transform: "scale(.18)",
    transformOrigin: "0 0",
  },
});

/** The last announcement, at the foot of the window. */
export const Status = styled.p({
  position: "fixed",
  insetBlockEnd: space(2),
  insetInline: 0,
  zIndex: 10,
  inlineSize: "fit-content",
  marginInline: "auto",
  padding: `${space(1)} ${space(2.5)}`,
  borderRadius: "var(--radius-button)",
  background: "var(--text)",
  color: "var(--background)",
  "&:empty": { display: "none" },
});
