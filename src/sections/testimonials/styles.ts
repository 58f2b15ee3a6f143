import styled from "@emotion/styled";
import { from } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Reveal } from "../../ui/Reveal.tsx";

export const Grid = styled(Reveal)({
  display: "grid",
  gap: space(3),
  marginBlockStart: space(6),
  "> li": { minInlineSize: 0 },
  [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [from.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});

/** The same where nothing stands above it. */
export const TopGrid = styled(Grid)({ marginBlockStart: 0 });

export const Quote = styled.figure({
  display: "flex",
  flexDirection: "column",
  gap: space(2.5),
  blockSize: "100%",
  padding: space(3.5),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-low)",
  blockquote: {
    fontFamily: "var(--display)",
    fontSize: "1.1875rem",
    lineHeight: 1.4,
    letterSpacing: "-0.01em",
  },
});

export const Person = styled.figcaption({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  marginBlockStart: "auto",
  paddingBlockStart: space(1),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
  lineHeight: 1.35,
  "> span:last-of-type": { minInlineSize: 0 },
  strong: { display: "block", fontWeight: 600, fontSize: "var(--size-m)", color: "var(--text)" },
});
