import styled from "@emotion/styled";
import { from, space } from "../../theme/index.ts";
import { CardLink, Container, Reveal } from "../../ui/index.ts";
import { CardBadge } from "../../ui/layout/Badge.ts";
import { card } from "../../ui/layout/card.ts";
import { fillRows } from "../../ui/layout/fillRows.ts";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(7),
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    gap: space(8),
    "> div": { position: "sticky", insetBlockStart: "7rem", alignSelf: "start" },
  },
});

export const Grid = styled(Reveal)<{ count: number }>(
  {
    display: "grid",
    gap: `${space(3)} ${space(5)}`,
  },
  fillRows({ tablet: 2 }, { tablet: { rowGap: space(6) } }),
);

/** The heading above more columns than there is room for beside it. */
export const Stack = styled(Container)({ display: "grid", gap: space(7) });

/** The most cards in a row on tablets. Three of them, which two columns cannot fill, are beside each other there, too. */
export const mostOnTablets = (count: number, columns: number) =>
  count === 3 && columns > 2 ? 3 : 2;

const inColumns = (laptop: number) =>
  styled(Reveal)<{ count: number }>(
    { display: "grid", gap: `${space(3)} ${space(5)}` },
    ({ count }) =>
      fillRows(
        { tablet: mostOnTablets(count, laptop), laptop },
        { tablet: { rowGap: space(6) } },
      )({ count }),
  );

/** A plain list, and a grid of one column. */
export const List = styled(Reveal)<{ count: number }>({ display: "grid", gap: space(3) });

/** The grids by their number of columns. */
export const grids = { 1: List, 2: Grid, 3: inColumns(3), 4: inColumns(4) } as const;

/** An item with a row to itself, with its text beside its icon. */
export const RowItem = styled.li({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignContent: "start",
  gap: `${space(1)} ${space(2.5)}`,
  paddingBlockStart: space(3),
  borderBlockStart: "1px solid var(--line)",
  "> span": { gridRow: "span 2" },
  "h2, h3": { alignSelf: "center" },
  p: { gridColumn: 2, color: "var(--muted)" },
});

export const Item = styled(RowItem)({
  [from.tablet]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingBlockStart: space(4),
    "> span": { gridRow: "auto" },
    "h2, h3": { marginBlockStart: space(2) },
    p: { gridColumn: 1 },
  },
});

/** An item without an icon. */
export const PlainItem = styled(Item)({
  gridTemplateColumns: "minmax(0, 1fr)",
  "h2, h3": { alignSelf: "start" },
  p: { gridColumn: 1 },
  [from.tablet]: { "h2, h3": { marginBlockStart: 0 } },
});

/** An item below a picture. */
export const PictureItem = styled(PlainItem)({
  "&, &&": { paddingBlockStart: 0, borderBlockStart: 0 },
  "&& > :is(h2, h3)": { marginBlockStart: space(1) },
});

/** The items of cards. */
export const CardGrid = styled(Reveal)<{ count: number }>(
  { display: "grid", gap: space(2) },
  ({ count }) => fillRows({ tablet: mostOnTablets(count, 3), laptop: 3 })({ count }),
);

/** An item on a card. */
export const CardItem = styled(PlainItem)({
  "&, &&": { padding: space(3.5), ...card },
  "> span": { marginBlockEnd: space(1) },
});

/** An item with its words in the middle, below its icon or picture. */
export const MiddleItem = styled(PictureItem)({
  justifyItems: "center",
  textAlign: "center",
  "> a": { justifySelf: "center" },
  "> span": { gridRow: "auto", marginBlockEnd: space(1) },
});

/** A picture across its item. */
export const Cover = styled.div({
  inlineSize: "100%",
  overflow: "hidden",
  marginBlockEnd: space(1),
  borderRadius: "var(--radius)",
  img: { inlineSize: "100%", aspectRatio: "var(--ratio, 3 / 2)", objectFit: "cover" },
});

/** The link of an item, in the column of its words. */
export const More = styled(CardLink)({ gridColumn: "-2 / -1" });

/** The badge of an item, in the same column. */
export const ItemBadge = styled(CardBadge)({ gridColumn: "-2 / -1" });

/** One line of the list. */
export const LineBox = styled.li({
  display: "grid",
  gap: `${space(1)} ${space(4)}`,
  paddingBlockStart: space(3),
  borderBlockStart: "1px solid var(--line)",
  [from.tablet]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
});

/** The start of a line. */
export const LineTitle = styled.div({
  display: "flex",
  gap: space(1.5),
  svg: { marginBlockStart: "0.15em", fontSize: "var(--size-l)", color: "var(--accent-text)" },
  "h2, h3": { fontSize: "var(--size-xl)" },
});

/** The end of a line. */
export const LineWords = styled.div({
  display: "grid",
  justifyItems: "start",
  gap: space(1),
  p: { color: "var(--muted)" },
});
