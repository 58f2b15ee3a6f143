import styled from "@emotion/styled";
import {
  forcedColors,
  from,
  hovering,
  moving,
  print,
  space,
  unscripted,
} from "../../theme/index.ts";

// Large letters do not make it larger: on a phone, the brand needs the room.
const buttonSize = "min(2.75rem, max(44px, 5vw))";

/** Reserves the bar's space at the top of the page, because the bar itself is out of the flow. */
export const Space = styled.div({
  blockSize: "5rem",
  [unscripted]: { blockSize: "auto" },
  [print]: { blockSize: "auto" },
});

export const Bar = styled.div({
  position: "fixed",
  zIndex: 10,
  insetBlockStart: "0.5rem",
  insetInline: 0,
  // Every part has its own column, so that none moves while later parts are still loading.
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${buttonSize} ${buttonSize}`,
  alignItems: "center",
  columnGap: space(0.5),
  inlineSize: "min(100% - 24px, var(--width, 78rem) - 2rem)",
  minBlockSize: "4rem",
  marginInline: "auto",
  paddingInline: `${space(2.5)} ${space(1)}`,
  border: "1px solid var(--line)",
  borderRadius: "calc(var(--radius) * 1.4)",
  background: "var(--background)",
  boxShadow: "var(--shadow-low)",
  [from.laptop]: { gridTemplateColumns: `auto minmax(0, 1fr) ${buttonSize}`, columnGap: space(2) },
  [unscripted]: {
    position: "relative",
    display: "flex",
    flexWrap: "wrap",
    gap: space(2),
    paddingBlock: space(1),
  },
  [print]: { position: "static", border: 0, boxShadow: "none" },
});

/** The bar of a page that is light for everyone: without the column of the button for the scheme. */
export const LightBar = styled(Bar)({
  "&&": { gridTemplateColumns: "minmax(0, auto) 1fr" },
  "> [data-menu]": { gridColumn: 2, justifySelf: "end" },
});

export const Menu = styled.div({
  display: "grid",
  gap: space(2),
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 0.5rem)",
  padding: space(2),
  border: "1px solid var(--line)",
  borderRadius: "calc(var(--radius) * 1.4)",
  background: "var(--background)",
  boxShadow: "var(--shadow-high)",
  maxBlockSize: "calc(100dvh - 6rem)",
  overflowY: "auto",
  visibility: "hidden",
  opacity: 0,
  translate: "0 -0.5rem",
  "[data-open] > &": { visibility: "visible", opacity: 1, translate: "none" },
  [moving]: {
    transition:
      "opacity var(--duration), translate var(--duration) var(--ease), visibility var(--duration)",
  },
  [from.laptop]: {
    position: "static",
    display: "flex",
    alignItems: "center",
    justifyContent: "flex-end",
    flex: 1,
    padding: 0,
    border: 0,
    background: "none",
    boxShadow: "none",
    overflow: "visible",
    visibility: "visible",
    opacity: 1,
    translate: "none",
    transition: "none",
    "> a": {
      flexShrink: 0,
      maxInlineSize: "18rem",
      minBlockSize: "2.875rem",
      paddingInline: space(3),
    },
  },
  [unscripted]: {
    position: "static",
    visibility: "visible",
    opacity: 1,
    translate: "none",
    padding: 0,
    border: 0,
    boxShadow: "none",
  },
  [print]: { display: "none" },
});

export const Links = styled.ul({
  display: "grid",
  a: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minBlockSize: "2.75rem",
    paddingInline: space(2),
    borderRadius: "var(--pill, 999px)",
    fontWeight: 500,
    "&[aria-disabled]": { cursor: "default" },
    "&[aria-current]": {
      background: "var(--accent-soft)",
      [forcedColors]: { outline: "2px solid Highlight" },
    },
    [hovering]: { "&[href]:hover": { color: "var(--accent-text)" } },
  },
  [from.laptop]: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: space(0.5),
  },
  [unscripted]: { display: "flex", flexWrap: "wrap" },
});

export const IconButton = styled.button({
  display: "grid",
  placeItems: "center",
  inlineSize: buttonSize,
  aspectRatio: "1",
  borderRadius: "50%",
  fontSize: `calc(${buttonSize} / 2)`,
  [hovering]: { "&:hover": { background: "var(--soft)", color: "var(--accent-text)" } },
  // For the keyboard, the menu follows its button. Visually, the button is the last thing in the bar.
  gridRow: 1,
  gridColumn: 3,
  "&[data-menu]": { [from.laptop]: { display: "none" } },
  "[data-menu] ~ &": { gridColumn: 2, [from.laptop]: { gridColumn: 3 } },
  [unscripted]: { display: "none" },
  [print]: { display: "none" },
  // The icon shows the scheme that the button switches to.
  "html[data-theme=dark] & > :nth-of-type(2), html:not([data-theme=dark]) &[data-theme-toggle] > :nth-of-type(1)":
    { display: "none" },
  "@media (prefers-color-scheme: dark)": {
    "html:not([data-theme]) &[data-theme-toggle] > :nth-of-type(1)": { display: "block" },
    "html:not([data-theme]) &[data-theme-toggle] > :nth-of-type(2)": { display: "none" },
  },
});
