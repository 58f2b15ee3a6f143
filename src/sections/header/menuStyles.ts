import styled from "@emotion/styled";
import { forcedColors, from, hovering, space } from "../../theme/index.ts";
import { Links } from "./styles.ts";

/** Links of which some open a menu: below the bar where all links are in it, else among the links. */
export const LinksWithMenus = styled(Links)({
  details: { position: "relative" },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space(1.25),
    minBlockSize: "2.75rem",
    paddingInline: space(2),
    borderRadius: "var(--pill, 999px)",
    fontWeight: 500,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    // A triangle that points down.
    "&::after": {
      content: '""',
      marginBlockStart: "0.3em",
      border: "0.3em solid transparent",
      borderBlockStartColor: "currentColor",
    },
    [hovering]: { "&:hover": { color: "var(--accent-text)" } },
  },
  "[open] > summary::after": { rotate: "180deg", marginBlockStart: "-0.3em" },
  // The link to the section in view is in it.
  "details:has([aria-current]) > summary": {
    background: "var(--accent-soft)",
    [forcedColors]: { outline: "2px solid Highlight" },
  },
  "details > ul": { paddingInlineStart: space(2) },
  [from.laptop]: {
    "details > ul": {
      position: "absolute",
      insetBlockStart: "calc(100% + 0.75rem)",
      insetInlineEnd: 0,
      inlineSize: "max-content",
      minInlineSize: "12rem",
      maxInlineSize: "20rem",
      padding: space(1),
      border: "1px solid var(--line)",
      borderRadius: "var(--radius)",
      background: "var(--background)",
      boxShadow: "var(--shadow-high)",
    },
    "details a": { borderRadius: "var(--radius-s)" },
  },
});
