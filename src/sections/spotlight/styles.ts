import styled from "@emotion/styled";
import { from, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";
import { photograph } from "../../ui/media/photograph.ts";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(7),
  alignItems: "center",
  "> *": { minInlineSize: 0 },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: space(10),
    "&[data-side=left] > :nth-of-type(1)": { order: 1 },
  },
});

/** Without pictures: the heading on one side, the rest of the text on the other. */
export const Words = styled(Layout)({ alignItems: "start" });

/** Without text. */
export const Alone = styled(Container)({
  maxInlineSize: "56rem",
  "> *": { marginInline: "auto" },
});

export const Copy = styled.div({ display: "grid", gap: space(4), justifyItems: "start" });

/** The text below a heading that is as wide as the section. It has the place of the heading. */
export const Below = styled(Copy)({
  justifyItems: "var(--place, start)",
  "* + &": { marginBlockStart: space(4) },
});

export const Slider = styled.div({
  inlineSize: "100%",
  maxInlineSize: "31rem",
  justifySelf: "center",
  // The buttons come first for the keyboard, and appear below.
  "> *": { display: "flex", flexDirection: "column-reverse", gap: space(2.5) },
  "> * > :first-of-type": { marginBlock: 0 },
  picture: { overflow: "hidden", borderRadius: "var(--radius-l)" },
  img: { inlineSize: "100%" },
});

/** Pictures of different shapes are shown whole, on slides of one shape. */
export const MixedSlider = styled(Slider)({
  picture: { aspectRatio: "1", background: "var(--accent-soft)" },
  img: { blockSize: "100%", objectFit: "contain" },
});

export const Still = styled.div({
  [from.laptop]: { marginInline: `calc(${space(5)} * -1) calc(${space(3)} * -1)` },
  img: { inlineSize: "100%" },
});

/** A picture that fills its rectangle stays inside its column. */
export const Photograph = styled.div({ img: photograph });
