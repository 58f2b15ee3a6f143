import styled from "@emotion/styled";
import { from, print, space } from "../../theme/index.ts";
import { Container, onBackdrop } from "../../ui/index.ts";
import { photograph } from "../../ui/media/photograph.ts";

/** The words in front of a picture that fills the section. */
export const Front = styled.div({
  ...onBackdrop,
  display: "grid",
  alignItems: "end",
  minBlockSize: "min(30rem, 60svh)",
  [print]: { minBlockSize: 0 },
});

/** A drawing of the author's above the words. */
export const Mark = styled.img({
  inlineSize: "clamp(4rem, 9vw, 7rem)",
  aspectRatio: "1",
  objectFit: "contain",
});

/** A title at the start of the line, with the buttons at its end. */
export const Ends = styled(Container)({
  display: "grid",
  gap: space(4),
  justifyItems: "start",
  "> *": { minInlineSize: 0 },
  "&& h1, && h2": { fontSize: "min(var(--size-4xl), 20vw)", lineHeight: "var(--leading, 1)" },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: `${space(4)} ${space(8)}`,
    alignItems: "end",
    "> img": { gridColumn: "1 / -1" },
  },
});

/** The same beside a picture. */
export const Sides = styled(Container)({
  display: "grid",
  gap: space(6),
  alignItems: "center",
  "> *": { minInlineSize: 0 },
  "&& h1, && h2": { fontSize: "min(var(--size-4xl), 20vw)", lineHeight: "var(--leading, 1)" },
  [from.laptop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: space(8) },
});

export const Words = styled.div({ display: "grid", gap: space(4), justifyItems: "start" });

export const Photograph = styled.div({
  img: { ...photograph, aspectRatio: "var(--ratio, 4 / 3)" },
});

interface Sized {
  size: string;
}

/** Words as large as the page is wide. */
export const Wall = styled(Container, { shouldForwardProp: (name) => name !== "size" })<Sized>(
  {
    display: "grid",
    gap: space(5),
    justifyItems: "start",
    "> *": { minInlineSize: 0 },
    "> div": { inlineSize: "100%" },
    "> [data-align]": { maxInlineSize: "none" },
  },
  ({ size }) => ({
    "&& h1, && h2": { fontSize: size, lineHeight: "var(--leading, .95)", textWrap: "balance" },
  }),
);

/** The part of a poster below its title: a text at the start of the line, and the buttons at its end. */
export const Foot = styled.div({
  display: "grid",
  gap: space(3),
  alignItems: "center",
  justifyItems: "start",
  paddingBlockStart: space(3),
  borderBlockStart: "1px solid var(--line)",
  p: { maxInlineSize: "38rem", fontSize: "var(--size-l)", lineHeight: 1.5 },
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    "> :only-child": { gridColumn: "1 / -1" },
  },
});

export const Wide = styled.div({
  marginBlockStart: space(2),
  img: { ...photograph, aspectRatio: "3 / 2" },
  [from.tablet]: { img: { aspectRatio: "21 / 9" } },
});
