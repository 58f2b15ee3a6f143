import styled from "@emotion/styled";
import { forcedColors, from, print, space } from "../../theme/index.ts";
import { CardLink, Container, Reveal } from "../../ui/index.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(8),
  "> *": { minInlineSize: 0 },
});

export const Steps = styled(Reveal)<{ count: number }>(
  { display: "grid", gap: space(3) },
  fillRows({ tablet: 2, desktop: 3 }),
);

export const Step = styled.li({
  "--point": "currentColor",
  display: "grid",
  alignContent: "start",
  gap: space(1.5),
  padding: space(4),
  borderRadius: "var(--radius-l)",
  background: "var(--pastel)",
  color: "var(--on-pastel)",
  "> ul": { marginBlockStart: space(1.5), fontSize: "var(--size-s)" },
  [forcedColors]: { border: "1px solid" },
  [print]: { border: "1px solid" },
});

export const Top = styled.div({
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "space-between",
  marginBlockEnd: space(1),
  color: "var(--pastel-ink)",
  "> svg": { opacity: 0.55, marginBlockStart: "-0.5rem" },
});

/** The step's number, inside a hand-drawn circle. */
export const StepNumber = styled.span({
  display: "grid",
  placeItems: "center",
  inlineSize: "3.5rem",
  aspectRatio: "1",
  border: "2.5px solid var(--pastel-ink)",
  borderRadius: "52% 48% 46% 54% / 48% 54% 46% 52%",
  color: "var(--pastel-ink)",
  fontFamily: "var(--display)",
  fontSize: "1.6rem",
  fontWeight: "var(--weight)",
  lineHeight: 1,
  rotate: "-4deg",
});

/** The same in a circle that nobody drew. */
export const RoundNumber = styled(StepNumber)({ borderRadius: "50%", rotate: "none" });

/** Small words above a step's title. */
export const StepLabel = styled.p({
  color: "var(--pastel-ink)",
  fontSize: "var(--size-s)",
  fontWeight: "var(--strong)",
});

/** The same in the place of the number, and as high. */
export const Place = styled(StepLabel)({
  display: "grid",
  alignItems: "center",
  minBlockSize: "3.5rem",
  marginInlineEnd: space(2),
  fontFamily: "var(--display)",
  fontSize: "var(--size-l)",
  fontWeight: "var(--weight)",
  lineHeight: 1.2,
});

/** An icon in the place of a drawing. */
export const StepIcon = styled.span({ fontSize: "2.75rem" });

/** A picture across its card. */
export const StepPicture = styled.div({
  overflow: "hidden",
  marginBlockEnd: space(1),
  borderRadius: "var(--radius)",
  img: { inlineSize: "100%", aspectRatio: "var(--ratio, 3 / 2)", objectFit: "cover" },
});

/** The link of a step, in the colour of its words, with a line below it. */
export const StepLink = styled(CardLink)({
  color: "inherit",
  textDecorationLine: "underline",
  "&:focus-visible": { outlineColor: "currentColor" },
});

/** Up to three demonstrations, in one row where there is room. */
export const Demos = styled.div<{ count: number }>({
  display: "grid",
  gap: space(3),
  "> *": { minInlineSize: 0 },
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "> :nth-of-type(1):nth-last-of-type(odd)": { gridColumn: "1 / -1" },
  },
  [from.laptop]: {
    gridTemplateColumns: "none",
    gridAutoFlow: "column",
    gridAutoColumns: "minmax(0, 1fr)",
    "> :nth-of-type(1):nth-last-of-type(odd)": { gridColumn: "auto" },
  },
});

/** A single demonstration is not larger because it has the row to itself. */
export const OneDemo = styled(Demos)({
  inlineSize: "100%",
  maxInlineSize: "34rem",
  marginInline: "auto",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** Four demonstrations and more are in rows, all of which are full. */
export const ManyDemos = styled.div<{ count: number }>(
  { display: "grid", gap: space(3), "> *": { minInlineSize: 0 } },
  fillRows({ tablet: 2, laptop: 3 }),
);
