import styled from "@emotion/styled";
import { forcedColors, from, onPastel, space } from "../../theme/index.ts";
import { Reveal } from "../../ui/index.ts";
import { card } from "../../ui/layout/card.ts";
import { covering, photograph } from "../../ui/media/photograph.ts";
import { spansOf } from "./bento.ts";

/** Tiles of different widths that leave no gap. */
export const Bento = styled(Reveal)<{ count: number }>(
  { display: "grid", gap: space(2), "> li": { minInlineSize: 0 } },
  ({ count }) => ({
    [from.tablet]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      ...(count % 2 === 1 && { "> :nth-of-type(1)": { gridColumn: "span 2" } }),
    },
    [from.laptop]: {
      gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
      ...Object.fromEntries(
        spansOf(count).map((span, index) => [
          `> :nth-of-type(${index + 1})`,
          { gridColumn: `span ${span}` },
        ]),
      ),
    },
  }),
);

export const Plain = styled.li({
  ...card,
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  [from.laptop]: { minBlockSize: "17rem" },
});

/** A tile with room for its picture beside its words, which begin at its upper edge and end at its lower one. */
export const Wide = styled(Plain)({
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    "h2, h3": { fontSize: "var(--size-2xl)", lineHeight: 1.15 },
    p: { marginBlockStart: "auto" },
  },
});

/** A tile of words alone, in large letters on the pastel that is next. */
export const Loud = styled(Plain)({
  background: "var(--pastel)",
  ...onPastel,
  "h2, h3": { fontSize: "var(--size-2xl)", lineHeight: 1.15 },
});

/** The words below one another. Without a picture, they end at the lower edge of the tile. */
export const TileWords = styled.div({
  display: "flex",
  flexDirection: "column",
  alignItems: "start",
  gap: space(1),
  padding: space(3.5),
  p: { color: "var(--muted)" },
  "&:only-child": { gridRow: "1 / -1" },
});

/** The icon of a tile with a picture, large and without a ground of its own. */
export const TileSign = styled.span({
  marginBlockEnd: "auto",
  paddingBlockEnd: space(2),
  color: "var(--accent-text)",
  fontSize: "2.75rem",
  lineHeight: 1,
});

/** An icon in the place of a picture: in the middle of circles, on a pastel that fills what the words leave. */
export const TileField = styled.div({
  position: "relative",
  display: "grid",
  placeItems: "center",
  minBlockSize: "11rem",
  overflow: "hidden",
  background: "var(--field, var(--pastel))",
  color: "var(--field-ink, var(--pastel-ink))",
  fontSize: "4rem",
  "&::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    background:
      "repeating-radial-gradient(circle, #0000 0 calc(3.5rem - 1px), currentColor 3.5rem calc(3.5rem + 1px), #0000 calc(3.5rem + 2px) 5.5rem)",
    opacity: 0.22,
  },
  [forcedColors]: { borderBlockStart: "1px solid" },
});

/** A picture that fills what the words leave. */
export const TilePicture = styled.div({
  position: "relative",
  minBlockSize: "13rem",
  img: covering,
});

/** Rows of a picture beside words, which change sides. */
export const Rows = styled(Reveal)<{ count: number }>({
  display: "grid",
  gap: `clamp(${space(6)}, 8vw, ${space(12)})`,
});

export const Row = styled.li({
  display: "grid",
  gap: space(3),
  alignItems: "center",
  "> *": { minInlineSize: 0 },
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gap: space(8),
    "&:nth-of-type(even)": {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      "> :first-of-type": { order: 1 },
    },
    "> :only-child": { gridColumn: "1 / -1", maxInlineSize: "44rem" },
  },
});

export const RowPicture = styled.div({
  img: { ...photograph, aspectRatio: "var(--ratio, 3 / 2)" },
});

/** An icon in the place of a picture. */
export const RowSign = styled.div({
  display: "grid",
  placeItems: "center",
  aspectRatio: "16 / 9",
  borderRadius: "var(--radius-l)",
  background: "var(--pastel)",
  color: "var(--pastel-ink)",
  fontSize: "clamp(4rem, 12vw, 8rem)",
  [forcedColors]: { border: "1px solid" },
});

export const RowWords = styled.div({
  display: "grid",
  gap: space(2),
  justifyItems: "start",
  "h2, h3": { fontSize: "var(--size-2xl)" },
  p: { fontSize: "var(--size-l)", lineHeight: 1.5, color: "var(--muted)" },
});
