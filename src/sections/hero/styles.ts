import styled from "@emotion/styled";
import type { ResolvedSite } from "../../section.ts";
import { from, print, space } from "../../theme/index.ts";
import { Container, onBackdrop } from "../../ui/index.ts";
import { placed } from "../../ui/layout/placed.ts";
import { photograph } from "../../ui/media/photograph.ts";

export const Layout = styled(Container)({
  position: "relative",
  isolation: "isolate",
  display: "grid",
  gap: space(5),
  alignItems: "center",
  // The header above gives room enough already.
  marginBlockStart: "calc(var(--section-space) * -0.62)",
  "[data-joined] &": { marginBlockStart: 0 },
  "&[data-picture]": {
    [from.laptop]: { gridTemplateColumns: "minmax(0, 10fr) minmax(0, 11fr)", gap: space(5) },
  },
});

/** The same for words alone, which have as much room above them as below. */
export const PlainLayout = styled(Layout)({
  marginBlockStart: "calc(var(--section-space) * -0.3)",
});

/** The words of a hero in front of a picture, in the middle of a screen's part of it. */
export const Front = styled.div({
  ...onBackdrop,
  display: "grid",
  alignItems: "center",
  minBlockSize: "min(34rem, 68svh)",
  // The picture reaches up to the header, and the words keep to its middle.
  "> div": { marginBlockStart: 0 },
  [print]: { minBlockSize: 0 },
});

export const Copy = styled.div({
  display: "grid",
  gap: space(3),
  justifyItems: "start",
  minInlineSize: 0,
});

/** Without a picture, the text is in the middle of the page, or where headings are. */
export const CenteredCopy = styled(Copy)({
  ...placed("center"),
  maxInlineSize: "60rem",
  marginInline: "var(--middle, auto)",
  "h1 > *, h2 > *": { marginInline: "var(--middle, auto)" },
  "> div, > div > ul": { justifyContent: "var(--place, center)" },
});

/** The same below a line with a stroke, which is above the line if there is no room beside it. */
export const CenteredCopyBelowLine = styled(CenteredCopy)({
  "> p:first-of-type": { flexWrap: "wrap", justifyContent: "var(--place, center)" },
});

/** The letters of the longest word, if they are many. */
interface TitleProps {
  longest?: number;
}

/** A title's size, with which its words stay whole on a phone, unless one is so long that it needs a hyphen. */
const sizeOf =
  (usual: string) =>
  ({ longest = 6 }: TitleProps) => ({
    fontSize: `min(var(--title, var(--${usual})), ${Math.max(7, Math.round(1500 / longest) / 10)}vw)`,
  });

export const Title = styled.h1<TitleProps>(sizeOf("size-4xl"), {
  lineHeight: "var(--leading, 1)",
  letterSpacing: "var(--tracking, -0.035em)",
  maxInlineSize: "100%",
});

export const Sentence = styled.span({
  position: "relative",
  display: "block",
  inlineSize: "fit-content",
  maxInlineSize: "100%",
  paddingBlockEnd: "0.08em",
  svg: {
    position: "absolute",
    insetInlineStart: 0,
    insetBlockStart: "calc(100% - .09em)",
    inlineSize: "100%",
    blockSize: "auto",
    maxBlockSize: "0.32em",
    color: "var(--highlight)",
    strokeWidth: 5,
  },
});

/** The word with the stroke below it, in a sentence too long for one. */
export const LastWord = styled(Sentence)({ display: "inline-block" });

export const LongTitle = styled(Title)<TitleProps>(sizeOf("size-3xl"), {
  lineHeight: "var(--leading, 1.04)",
});

export const Lead = styled.p({
  marginBlockStart: space(2),
  maxInlineSize: "34rem",
  fontSize: "var(--size-l)",
  lineHeight: 1.5,
  color: "var(--muted)",
});

export const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  inlineSize: "100%",
  gap: space(1.5),
  marginBlockStart: space(1),
  "> a": { flexGrow: 1 },
  "> ul, > ul > li": { flexGrow: 1 },
  [from.tablet]: { "> a, > ul, > ul > li": { flexGrow: 0 } },
});

export const Proof = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space(2),
  marginBlockStart: space(1),
  fontWeight: 500,
});

interface Decorated {
  ornament: ResolvedSite["ornament"];
}

/** Lines across and down, a square apart. */
const grid = ["90deg", "180deg"]
  .map((angle) => `repeating-linear-gradient(${angle}, var(--line) 0 1.5px, transparent 0 3.4rem)`)
  .join();

export const Figure = styled.div<Decorated>(
  {
    position: "relative",
    marginInline: "-4%",
    [from.laptop]: { marginInlineEnd: "-9%" },
    // Ripples, as on the lake in the picture.
    "&::before": {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "-22%",
      background:
        "repeating-radial-gradient(circle, transparent 0 3.4rem, var(--line) 3.4rem calc(3.4rem + 1.5px))",
      maskImage: "radial-gradient(closest-side, #000 45%, transparent)",
    },
  },
  ({ ornament }) => ornament === "geometric" && { "&::before": { background: grid } },
  ({ ornament }) => ornament === "none" && { "&::before": { content: "none" } },
);

/** A picture much taller than wide ends where a screen does. */
export const TallFigure = styled(Figure)({
  img: { inlineSize: "100%", maxBlockSize: "min(44rem, 85svh)", objectFit: "contain" },
});

/** A picture that fills its rectangle stays inside its column. */
export const Photograph = styled.div<Decorated>({
  img: photograph,
  [from.laptop]: { marginInlineStart: space(3) },
});

/** The words above a photograph that is as wide as the page. On a large screen, the title has the way in beside it. */
export const WideLayout = styled(Layout)({
  "> :empty": { display: "none" },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    alignItems: "end",
    gap: `${space(6)} ${space(6)}`,
    "> :last-child, > :first-child:has(+ :empty)": { gridColumn: "1 / -1" },
  },
});

export const WidePhotograph = styled.div({
  img: { ...photograph, aspectRatio: "1" },
  [from.tablet]: { img: { aspectRatio: "16 / 9" } },
  [from.laptop]: { img: { aspectRatio: "2" } },
});

/** The words beside a high photograph. */
export const HighLayout = styled(Layout)({
  "> :empty": { display: "none" },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)",
    gridTemplateRows: "1fr auto auto 1fr",
    gap: `${space(3)} ${space(6)}`,
    "> :nth-child(1)": { gridRow: 2, gridColumn: 1 },
    "> :nth-child(2)": { gridRow: 3, gridColumn: 1 },
    "> :nth-child(3)": { gridRow: "1 / -1", gridColumn: 2 },
  },
});

export const HighPhotograph = styled.div({
  img: { ...photograph, aspectRatio: "4 / 5" },
  [from.laptop]: { img: { maxBlockSize: "min(52rem, 88svh)" } },
});
