import styled from "@emotion/styled";
import { forcedColors, from, space } from "../../theme/index.ts";
import { Input } from "../../ui/controls/inputs.ts";
import { card } from "../../ui/layout/card.ts";

export const Layout = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(5),
  alignItems: "start",
  [from.laptop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)", gap: space(10) },
});

/** Places beside the heading, whose first lines are on one line with it. */
export const PlaceLayout = styled(Layout)({
  [from.laptop]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    gap: space(8),
    alignItems: "baseline",
    "&& > ul": { marginBlockStart: 0 },
  },
  [from.tablet]: {
    // The hours of the only place are beside its address, and end where the page's content does.
    "&[data-places=lines] li:only-child:has(dl)": {
      gridTemplate: "repeat(3, auto) 1fr / minmax(0, 1fr) minmax(0, 2fr)",
      alignItems: "start",
      columnGap: space(4),
    },
    "&[data-places=lines] li:only-child > dl": {
      gridArea: "1 / 2 / span 4",
      maxInlineSize: "none",
      marginBlock: `calc(${space(1)} * -1) 0`,
    },
  },
});

export const Panel = styled.div({
  "--sky-ink": "var(--muted)",
  padding: `clamp(1.5rem, 5vw, ${space(6)})`,
  borderRadius: "var(--radius-l)",
  border: card.border,
  background: card.background,
  form: { gap: space(2.5) },
  "form > div, fieldset": { display: "grid", gap: space(1), minInlineSize: 0, border: 0 },
  "form > button": { justifySelf: "start" },
  // The parts of a date have the focus one by one, and the browser outlines none of them.
  "input:focus-within": { outline: "3px solid var(--accent-text)", outlineOffset: 3 },
  [forcedColors]: { border: "1px solid CanvasText" },
});

export const Select = Input.withComponent("select");

export const Long = styled(Input.withComponent("textarea"))({
  paddingBlock: space(1.5),
  borderRadius: "var(--radius)",
  resize: "vertical",
});

export const Group = styled.fieldset({
  legend: { marginBlockEnd: space(1), fontWeight: "var(--strong)" },
});

export const Optional = styled.span({
  marginInlineStart: space(1),
  color: "var(--muted)",
  fontWeight: 400,
  fontSize: "var(--size-s)",
});

export const PlaceList = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
  gap: space(4),
  "div > &": { marginBlockStart: space(5) },
  li: { display: "grid", gap: space(1), alignContent: "start", justifyItems: "start" },
  address: { fontStyle: "normal" },
  p: { color: "var(--muted)" },
});

/** The same with addresses as large as titles, and the hours of a day side by side. */
export const LargePlaces = styled(PlaceList)({
  address: {
    fontFamily: "var(--display)",
    fontSize: "var(--size-2xl)",
    fontWeight: "var(--weight)",
    lineHeight: 1.25,
    textWrap: "balance",
  },
  "dl > div": { justifyContent: "var(--place, start)", columnGap: space(2), borderBlockEnd: 0 },
  "dl dd": { marginInlineStart: 0, color: "var(--muted)" },
});

/** The same with a card for each line of hours. */
export const CardPlaces = styled(PlaceList)({
  dl: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(13rem, 100%), 1fr))",
    gap: space(2),
    maxInlineSize: "none",
  },
  "dl > div": { flexDirection: "column", padding: space(3), gap: space(1), ...card },
  dt: { fontWeight: "var(--strong)" },
  "dl dd": {
    marginInlineStart: 0,
    fontFamily: "var(--display)",
    fontSize: "var(--size-xl)",
    fontWeight: "var(--weight)",
    lineHeight: 1.3,
  },
});
