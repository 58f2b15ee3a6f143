import styled from "@emotion/styled";
import {
  forcedColors,
  from,
  hovering,
  print,
  shownUnscripted,
  space,
  unscripted,
} from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

const scripted = { [unscripted]: { display: "none" }, [print]: { display: "none" } };

/** The words, and the code beside them where there is room. */
export const Layout = styled(Container)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space(5),
  alignItems: "center",
  [from.laptop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: space(8) },
  [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
});

export const Box = styled.div({
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  color: "var(--text)",
  // The name of a sample, where no tabs show it.
  "& :is(h2, h3)": {
    display: "none",
    paddingInline: space(2.5),
    paddingBlockStart: space(2),
    ...shownUnscripted,
  },
});

export const Bar = styled.div({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  minBlockSize: "3.25rem",
  padding: `${space(0.5)} ${space(1)} ${space(0.5)} ${space(2.5)}`,
  borderBlockEnd: "1px solid var(--line)",
  fontSize: "var(--size-s)",
});

export const TabBar = styled(Bar)({ paddingInlineStart: space(1), ...scripted });

const start = { flexGrow: 1, minInlineSize: 0 } as const;

export const Name = styled.p({ ...start, fontWeight: "var(--strong)" });

export const TabList = styled.div({ ...start, display: "flex", flexWrap: "wrap", gap: space(0.5) });

export const Tab = styled.button({
  paddingInline: space(1.5),
  minBlockSize: "2.75rem",
  // An edge, where colours are the visitor's own.
  border: "1px solid transparent",
  borderRadius: "var(--radius-s)",
  color: "var(--muted)",
  fontWeight: "var(--strong)",
  "&[aria-selected=true]": {
    background: "var(--accent)",
    color: "var(--on-accent)",
    [forcedColors]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  },
  [hovering]: { "&:not([aria-selected=true]):hover": { color: "var(--text)" } },
});

/** The language of a sample whose tab has other words. */
export const Language = styled.p({
  padding: `${space(1.5)} ${space(2.5)} 0`,
  color: "var(--muted)",
  fontSize: "var(--size-s)",
  "& + pre": { paddingBlockStart: space(1) },
});

const aloud = {
  position: "absolute",
  inlineSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
const shown = { position: "static", inlineSize: "auto", clipPath: "none" } as const;

/** The button. Both of its words are in one place, so that it keeps its width. */
export const CopyButton = styled.button({
  display: "grid",
  gridTemplateColumns: "auto auto",
  position: "relative",
  alignItems: "center",
  justifyContent: "center",
  minInlineSize: "2.75rem",
  minBlockSize: "2.75rem",
  paddingInline: space(1),
  border: "1px solid transparent",
  borderRadius: "var(--radius-s)",
  fontWeight: "var(--strong)",
  color: "var(--accent-text)",
  svg: { gridArea: "1 / 2" },
  // On a phone, the tabs need the room.
  span: { ...aloud, gridArea: "1 / 1", textAlign: "end" },
  [from.tablet]: { columnGap: space(0.75), span: shown },
  "&:not([data-copied]) > span:last-child, &[data-copied] > span:first-of-type": {
    visibility: "hidden",
  },
  [hovering]: { "&:hover": { background: "var(--accent-soft)" } },
  ...scripted,
});

/** A sample. Long lines scroll in it, so that the page never does. On paper, they break. */
export const Sample = styled.pre({
  background: "var(--surface)",
  overflowX: "auto",
  padding: space(2.5),
  borderRadius: "var(--radius)",
  fontFamily: "ui-monospace, monospace",
  fontSize: "var(--size-s)",
  lineHeight: 1.6,
  tabSize: 2,
  "&:focus-visible": { outlineOffset: "-3px" },
  [print]: { whiteSpace: "pre-wrap" },
});
