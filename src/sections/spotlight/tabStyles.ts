import styled from "@emotion/styled";
import { forcedColors, from, hovering, print, space, unscripted } from "../../theme/index.ts";
import { photograph } from "../../ui/media/photograph.ts";

/** The choices, and the picture of the chosen one below it, or beside all of them where there is room. */
export const Tabs = styled("div", { shouldForwardProp: (name) => name !== "count" })<{
  count: number;
}>(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    "* + &": { marginBlockStart: space(6) },
    [from.laptop]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: space(8),
      alignItems: "start",
      "&[data-side=left]": { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)" },
      "&[data-side=left] label": { gridColumn: 2 },
      "&[data-side=left] label + div": { gridColumn: 1 },
    },
  },
  // The last row takes what the picture is higher than the choices.
  ({ count }) => ({ [from.laptop]: { gridTemplateRows: `repeat(${count}, auto) 1fr` } }),
);

const row = {
  display: "grid",
  gridTemplateColumns: "subgrid",
  gridColumn: "1 / -1",
  paddingBlockEnd: space(3),
} as const;

/** A choice and its picture. Where all pictures are shown, it is a row of its own. */
export const Part = styled.div({
  [from.laptop]: {
    display: "contents",
    [unscripted]: row,
  },
  [print]: { ...row, breakInside: "avoid" },
});

export const Choice = styled.label({
  position: "relative",
  display: "flex",
  gap: space(2),
  paddingBlock: space(2.5),
  borderBlockStart: "1px solid var(--line)",
  color: "var(--muted)",
  cursor: "pointer",
  input: { position: "absolute", inset: 0, opacity: 0, cursor: "pointer" },
  svg: { marginBlockStart: "0.1em", fontSize: "1.35em" },
  "> span": { display: "grid", alignContent: "start", gap: space(0.5) },
  strong: { fontFamily: "var(--display)", fontSize: "var(--size-l)", lineHeight: 1.3 },
  "&:has(:checked)": {
    borderBlockStartColor: "var(--accent-text)",
    boxShadow: "inset 0 2px var(--accent-text)",
    "strong, svg": { color: "var(--accent-text)" },
    [forcedColors]: { outline: "2px solid Highlight" },
  },
  "&:has(:focus-visible)": { outline: "3px solid var(--accent-text)", outlineOffset: 3 },
  [hovering]: { "&:hover strong": { color: "var(--text)" } },
});

const shown = { display: "block", paddingBlockEnd: space(3) } as const;

/** The picture of a choice. */
export const Panel = styled.div({
  display: "none",
  "label:has(:checked) + &": shown,
  img: photograph,
  [from.laptop]: {
    gridColumn: 2,
    gridRow: "1 / -1",
    "&, label:has(:checked) + &": { paddingBlockEnd: 0 },
    [unscripted]: { gridRow: 1 },
  },
  [unscripted]: shown,
  [print]: { ...shown, gridRow: 1 },
});
