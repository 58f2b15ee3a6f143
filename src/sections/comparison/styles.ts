import styled from "@emotion/styled";
import { print, space } from "../../theme/index.ts";
import { VisuallyHidden } from "../../ui/index.ts";

interface Columns {
  /** The number of columns, without that of the labels. */
  count: number;
}

const own = { shouldForwardProp: (name: string) => name !== "count" };

/** The column of the labels: on a phone, the first column beside it fits in. */
const labels = "min(34vw, 7rem + 12vw)";

/** The narrowest that another column may be. A third one is cut by the edge of a phone, which shows that there is more. */
const narrowest = (count: number) => `min(${count > 2 ? 8 : 6.5}rem, 40vw)`;

export const Room = styled("section", own)<Columns>(
  {
    // Hidden words are placed by it, and do not widen the page.
    position: "relative",
    overflowX: "auto",
    marginBlockStart: space(6),
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    background: "var(--surface)",
    [print]: { overflow: "visible" },
  },
  // A table of few columns would have wide gaps; one of more is as wide as its heading.
  ({ count }) => (count > 2 ? {} : { maxInlineSize: `${18 + count * 15}rem` }),
);

/** The labels stay in view while the rest scrolls. Borders of their own go with them. */
export const Table = styled("table", own)<Columns>(
  {
    tableLayout: "fixed",
    borderSpacing: 0,
    inlineSize: "100%",
    lineHeight: 1.4,
    "th, td": { padding: `${space(1.75)} ${space(1.5)}`, textAlign: "center" },
    "tbody > tr > *": { borderBlockStart: "1px solid var(--line)" },
    "th[scope=col]": { verticalAlign: "bottom" },
    "tbody th, thead > tr > td": {
      position: "sticky",
      insetInlineStart: 0,
      zIndex: 1,
      borderInlineEnd: "1px solid var(--line)",
      background: "var(--surface)",
    },
    "tbody th": { textAlign: "start", fontWeight: "var(--strong)" },
    "th[scope=rowgroup]": { color: "var(--accent-text)" },
    "[data-ours]": { borderInline: "2px solid var(--accent)" },
    "th[data-ours]": {
      background: "var(--accent)",
      color: "var(--on-accent)",
      "--muted": "var(--on-accent)",
      [print]: { background: "none", color: "inherit", "--muted": "inherit" },
    },
    "td[data-ours]": { fontWeight: "var(--strong)" },
    tr: { breakInside: "avoid" },
    "thead > tr > td": { inlineSize: labels },
  },
  ({ count }) => ({ minInlineSize: `calc(${labels} + ${count} * ${narrowest(count)})` }),
);

export const Caption = VisuallyHidden.withComponent("caption");

export const Small = styled.span({
  display: "block",
  fontWeight: 400,
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});

export const Tick = styled.span({
  display: "inline-block",
  verticalAlign: "middle",
  fontSize: "1.25em",
  color: "var(--accent-text)",
});

export const Cross = styled(Tick)({ color: "var(--muted)" });

export const Note = styled.p({
  marginBlockStart: space(2),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});
