import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { hovering, moving, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

export const Title = styled.h2({
  fontFamily: "var(--body)",
  fontSize: "var(--size-m)",
  fontWeight: "var(--strong)",
  letterSpacing: "normal",
  textAlign: "center",
  color: "var(--muted)",
});

/** Without a title above the names. */
export const Bare = styled(Container)({ "ul, > div": { marginBlockStart: 0 } });

/** Laid out as text, so that lines are balanced, and the last line holds more than one name. */
export const List = styled.ul({
  marginBlockStart: space(2.5),
  textAlign: "center",
  textWrap: "balance",
  "> li": {
    display: "inline-block",
    margin: `${space(1.5)} ${space(3)}`,
    verticalAlign: "middle",
    textAlign: "start",
  },
});

export const Mark = styled.a({
  display: "flex",
  alignItems: "center",
  gap: space(1),
  minBlockSize: "2.75rem",
  color: "var(--muted)",
  fontSize: "1.4rem",
  [hovering]: { "&[href]:hover": { color: "var(--text)" } },
});

export const Words = styled.span({
  fontFamily: "var(--display)",
  fontSize: "1.25rem",
  fontWeight: "var(--weight)",
  letterSpacing: "-0.01em",
});

/** A picture on white, where every logo is visible: by day and by night, on every tone. */
export const Plate = styled.img({
  inlineSize: "7.5rem",
  blockSize: "2.75rem",
  padding: "0.375rem 0.75rem",
  objectFit: "contain",
  borderRadius: "var(--radius-s)",
  background: "#fff",
  filter: "grayscale(1)",
  [hovering]: { "[href]:hover > &": { filter: "none" } },
});

const pass = keyframes({ to: { translate: "calc(-100% - var(--gap))" } });
const passBack = keyframes({ to: { translate: "calc(100% + var(--gap))" } });

/** An endless row, or with reduced motion its first half, as a wall. */
export const Row = styled.div<{ copies: number }>({
  "--gap": space(7),
  "> [aria-hidden]": { display: "none" },
  [moving]: {
    display: "flex",
    gap: "var(--gap)",
    overflow: "hidden",
    marginBlockStart: space(3),
    paddingBlock: space(1),
    maskImage: "linear-gradient(90deg, transparent, #000 8% 92%, transparent)",
    // Both selectors: the rule above that hides the second half is as specific as this, and more specific
    // than `ul` alone.
    "> ul, > [aria-hidden]": {
      display: "flex",
      flex: "none",
      flexWrap: "nowrap",
      justifyContent: "space-around",
      gap: "var(--gap)",
      minInlineSize: "100%",
      whiteSpace: "nowrap",
      margin: 0,
      "> li": { margin: 0 },
      animation: `${pass} 40s linear infinite`,
    },
    "&:is(:hover, :focus-within) > ul, &:has(+ label :checked) > ul": {
      animationPlayState: "paused",
    },
    "&:dir(rtl) > ul": { animationName: passBack },
    // Back at the start, because names that have moved out cannot be scrolled to.
    "&:has(:focus-visible)": { overflowX: "auto", scrollbarWidth: "none" },
    "&:has(:focus-visible) > ul": { animationName: "none" },
  },
});

/** A row of few names: each list of them is as wide as its share of the row, and takes its share of the time. */
export const ShortRow = styled(Row)(({ copies }) => ({
  [moving]: {
    "&& > ul": { minInlineSize: `${100 / copies}%`, animationDuration: `${40 / copies}s` },
  },
}));

export const Pause = styled.label({
  display: "none",
  [moving]: {
    display: "flex",
    alignItems: "center",
    gap: space(1),
    inlineSize: "fit-content",
    minBlockSize: "2.75rem",
    marginInline: "auto",
    fontSize: "var(--size-s)",
    color: "var(--muted)",
    input: { inlineSize: "1.125rem", blockSize: "1.125rem", accentColor: "var(--accent)" },
  },
});
