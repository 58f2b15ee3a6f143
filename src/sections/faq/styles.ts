import styled from "@emotion/styled";
import {
  forcedColors,
  from,
  hovering,
  moving,
  print,
  shownUnscripted,
  space,
  unscripted,
} from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

export const Layout = styled(Container)({
  display: "grid",
  gap: space(5),
  "> *": { minInlineSize: 0 },
});

/** Rows of this many tabs. Those of a shorter last row are wider. A grid of even rows would be more CSS. */
const inRows = (columns: number) => ({
  [from.laptop]: {
    flexWrap: "wrap" as const,
    // Half a tab remains for the gaps, and is shared out.
    "> *": { flex: `1 0 ${100 / (columns + 0.5)}%` },
  },
});

/** Few tabs are centred, and no wider than many. */
const few = (count: number) => ({
  justifyContent: "safe center",
  [from.laptop]: {
    inlineSize: "100%",
    maxInlineSize: `${count * 21}rem`,
    marginInline: "var(--middle, auto)",
  },
});

export const TabList = styled.div<{ count: number }>(
  {
    display: "flex",
    gap: space(1.5),
    marginInline: "calc(var(--gutter) * -1)",
    padding: "0.5rem var(--gutter)",
    overflowX: "auto",
    scrollPaddingInline: "var(--gutter)",
    overscrollBehaviorX: "contain",
    scrollbarWidth: "thin",
    scrollbarColor: "var(--line) transparent",
  },
  ({ count }) => inRows(Math.ceil(count / Math.ceil(count / 4))),
  ({ count }) => count < 4 && few(count),
  { [unscripted]: { display: "none" }, [print]: { display: "none" } },
);

export const Tab = styled.button({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  flexShrink: 0,
  minBlockSize: "3.5rem",
  padding: `${space(1)} ${space(2.5)} ${space(1)} ${space(1.5)}`,
  border: "1.5px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  fontSize: "var(--size-s)",
  fontWeight: "var(--strong)",
  lineHeight: 1.25,
  svg: {
    padding: "0.42em",
    fontSize: "1.35rem",
    borderRadius: "var(--tile, 34%)",
    background: "var(--pastel)",
    color: "var(--pastel-ink)",
  },
  "&[aria-selected=true]": {
    background: "var(--accent)",
    borderColor: "var(--accent)",
    color: "var(--on-accent)",
    [forcedColors]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  },
  [hovering]: { "&:not([aria-selected=true]):hover": { borderColor: "var(--accent-text)" } },
  [moving]: { transition: "background var(--duration), border-color var(--duration)" },
});

export const Panels = styled.div({
  inlineSize: "100%",
  maxInlineSize: "52rem",
  marginInline: "var(--middle, auto)",
  // The category's name, where no tabs show it.
  "[role=tabpanel] > :is(h2, h3)": {
    display: "none",
    marginBlock: `${space(4)} ${space(1)}`,
    ...shownUnscripted,
  },
  // A grid and not columns: what remains of the last column would be drawn beside the sheet.
  [print]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    columnGap: space(5),
    maxInlineSize: "none",
  },
});
