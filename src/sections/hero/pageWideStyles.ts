import styled from "@emotion/styled";
import { from, print, space } from "../../theme/index.ts";
import { covering, photograph } from "../../ui/media/photograph.ts";
import { Copy, Layout, PlainLayout } from "./styles.ts";

/** Words above a picture, which is shown from its upper edge on as far as a screen has room. */
export const Above = styled(Layout)({
  gap: space(7),
  // As far below the header as words without a picture.
  marginBlockStart: "calc(var(--section-space) * -0.3)",
  "> :last-child img": { maxBlockSize: "min(48rem, 90svh)", objectFit: "cover" },
  // The point of focus that an author sets wins.
  ":where(&) img": { objectPosition: "50% 0" },
});

export const Beneath = styled.div({
  img: { inlineSize: "100%", borderRadius: "var(--radius-l)", boxShadow: "var(--shadow-high)" },
});

/** A picture without a ground has no edge. */
export const CutOut = styled.div({
  img: { marginInline: "auto", "&&": { objectFit: "contain" } },
});

/** Two halves as wide as the window, without room above and below the picture. */
export const SplitLayout = styled.div({
  "--gutter": `clamp(20px, 5vw, ${space(6)})`,
  display: "grid",
  marginBlock: "calc(var(--section-space) * var(--raised, -0.62)) calc(var(--section-space) * -1)",
  "[data-joined] &": { marginBlockStart: "calc(var(--section-space) * -0.3)" },
  "> *": { minInlineSize: 0 },
  [from.laptop]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    minBlockSize: "min(44rem, 84svh)",
  },
  [print]: { marginBlock: 0, minBlockSize: 0 },
});

/** The words begin where those of the other sections do. */
export const HalfWords = styled(Copy)({
  alignContent: "center",
  paddingBlock: `${space(4)} ${space(6)}`,
  paddingInline: "var(--gutter)",
  [from.laptop]: {
    // The next section may reach over the lower edge.
    paddingBlock: `${space(8)} calc(${space(8)} + var(--edge, 0px))`,
    paddingInline: `max(var(--gutter), calc(100% - var(--width, 78rem) / 2 + var(--gutter))) ${space(6)}`,
  },
});

export const Half = styled.div({
  position: "relative",
  aspectRatio: "4 / 3",
  img: covering,
  [from.laptop]: { aspectRatio: "auto" },
});

export const PosterLayout = styled(PlainLayout)({
  gap: space(4),
  "> *": { minInlineSize: 0 },
});

/** The title is as wide as the page, whatever the theme says. */
export const PosterTitle = styled("div", { shouldForwardProp: (name) => name !== "size" })<{
  size: string;
}>({ display: "grid", gap: space(3), justifyItems: "start" }, ({ size }) => ({
  "h1, h2": { "--title": size, lineHeight: "var(--leading, .95)" },
}));

/** The words at the start of the line, and the buttons at its end. */
export const Foot = styled.div({
  display: "grid",
  gap: space(3),
  alignItems: "center",
  paddingBlockStart: space(3),
  borderBlockStart: "1px solid var(--line)",
  "> *": { minInlineSize: 0, "&&": { marginBlockStart: 0 } },
  [from.laptop]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

/** A picture across the page. */
export const Across = styled.div({
  img: { ...photograph, aspectRatio: "3 / 2" },
  [from.tablet]: { img: { aspectRatio: "21 / 9" } },
});
