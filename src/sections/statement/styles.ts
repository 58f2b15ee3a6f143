import styled from "@emotion/styled";
import { from, space } from "../../theme/index.ts";
import { Container, onBackdrop } from "../../ui/index.ts";
import { Shapes } from "../../ui/layout/Shapes.tsx";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(4),
});

/** The first line on one side, and the others on the other. */
export const Sides = styled(Layout)({
  "&& > div": { fontSize: "var(--size-xl)", marginInlineStart: 0 },
  [from.laptop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "end",
    columnGap: space(8),
    "> img": { gridColumn: "1 / -1" },
  },
});

/** All lines in the middle. */
export const Middle = styled(Layout)({
  justifyItems: "center",
  textAlign: "center",
  textWrap: "balance",
  "&& > h1, && > h2": { fontSize: "var(--size-3xl)" },
  "&& > div": { maxInlineSize: "40rem", fontSize: "var(--size-xl)", marginInlineStart: 0 },
  "&& > img": { objectPosition: "50% 50%" },
});

/** The look in front of a picture, with more of it above and below. */
const front = { ...onBackdrop, paddingBlock: `clamp(1rem, 6vw, ${space(10)})` } as const;

export const FrontLayout = styled(Layout)(front);
export const FrontSides = styled(Sides)(front);
export const FrontMiddle = styled(Middle)(front);

export const Title = styled.h2({
  fontSize: "var(--size-4xl)",
  lineHeight: "var(--leading, 1.02)",
  letterSpacing: "var(--tracking, -0.03em)",
  // Lines of the author's own stay lines.
  whiteSpace: "pre-line",
});

export const Wave = styled.svg({
  inlineSize: "100%",
  blockSize: "clamp(4rem, 11vw, 10rem)",
  overflow: "visible",
  fill: "none",
  stroke: "var(--highlight)",
  strokeWidth: 3,
  strokeLinecap: "round",
  "&:dir(rtl)": { scale: "-1 1" },
});

/** Shapes in the place of the wave. */
export const Row = styled(Shapes)({
  inlineSize: "100%",
  blockSize: "auto",
  color: "var(--highlight)",
  "path:nth-of-type(even)": { fillOpacity: 0.4 },
});

/** The author's drawing in the place of the wave. */
export const Own = styled.img({
  inlineSize: "100%",
  blockSize: "clamp(4rem, 11vw, 10rem)",
  objectFit: "contain",
  objectPosition: "0 50%",
  "&:dir(rtl)": { objectPosition: "100% 50%" },
});

export const Lines = styled.div({
  display: "grid",
  gap: space(4),
  fontFamily: "var(--display)",
  fontSize: "var(--size-2xl)",
  lineHeight: 1.28,
  letterSpacing: "var(--tracking, -0.012em)",
  [from.laptop]: { marginInlineStart: "var(--indent, 33.333%)" },
});
