import styled from "@emotion/styled";
import { from, print, space } from "../../theme/index.ts";
import { Container } from "../../ui/index.ts";

/** The widest column of text: about 65 letters. */
const measure = "32em";

/** The heading and the text in one column, with the table of contents beside them where there is room. */
export const Layout = styled(Container)({
  display: "grid",
  gridTemplateColumns: `minmax(0, ${measure})`,
  justifyContent: "center",
  gap: space(5),
  "&[data-contents]": {
    [from.laptop]: {
      gridTemplateColumns: `minmax(0, ${measure}) minmax(12rem, 18rem)`,
      columnGap: space(10),
    },
    [print]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const Contents = styled.nav({
  fontSize: "var(--size-s)",
  paddingInlineStart: space(2.5),
  borderInlineStart: "1px solid var(--line)",
  p: { fontWeight: "var(--strong)", marginBlockEnd: space(1) },
  "ul ul": { paddingInlineStart: space(2) },
  a: { display: "block", paddingBlock: "0.3em", color: "var(--muted)" },
  "a:hover": { color: "var(--text)", textDecorationLine: "underline" },
  [from.laptop]: {
    gridArea: "2 / 2",
    alignSelf: "start",
    position: "sticky",
    insetBlockStart: "max(80px, 5rem)",
    maxBlockSize: "calc(100vh - 8rem)",
    overflowY: "auto",
  },
  [print]: { display: "none" },
});

export const Text = styled.div({
  gridColumn: 1,
  minInlineSize: 0,
  hyphens: "manual",
  "> * + *": { marginBlockStart: space(2.5) },
  "h2, h3, h4, h5, h6": { textWrap: "balance", "& + *": { marginBlockStart: space(1.5) } },
  "* + :is(h2, h3, h4, h5, h6)": { marginBlockStart: space(5) },
  "[data-depth='2']": { fontSize: "var(--size-xl)" },
  "[data-depth='3']": { fontSize: "var(--size-l)" },
  "& :is(h4, h5, h6)": { fontSize: "var(--size-m)" },
  "& :is(ul, ol)": { paddingInlineStart: "1.5em" },
  ul: { listStyle: "disc" },
  ol: { listStyle: "decimal" },
  "li + li": { marginBlockStart: space(1) },
  "li > * + *": { marginBlockStart: space(1) },
  "li::marker": { color: "var(--muted)" },
  blockquote: {
    paddingInlineStart: space(2.5),
    borderInlineStart: "3px solid var(--highlight)",
    color: "var(--muted)",
    "> * + *": { marginBlockStart: space(1.5) },
  },
  code: { fontFamily: "ui-monospace, monospace", fontSize: "0.9em" },
  "& :not(pre) > code": {
    padding: "0.1em 0.35em",
    borderRadius: "0.35em",
    background: "var(--accent-soft)",
  },
  pre: {
    padding: space(2),
    border: "1px solid var(--line)",
    borderRadius: "var(--radius-s)",
    background: "var(--surface)",
    color: "var(--text)",
    lineHeight: 1.5,
    whiteSpace: "pre-wrap",
  },
  hr: { border: 0, borderBlockStart: "1px solid var(--line)", marginBlock: space(5) },
  "p picture, td picture, th picture": { display: "inline-block", verticalAlign: "middle" },
  figure: { [print]: { maxInlineSize: "50%" } },
  "figure img": { borderRadius: "var(--radius)" },
  figcaption: { marginBlockStart: space(1), fontSize: "var(--size-s)", color: "var(--muted)" },
  sup: { fontSize: "0.75em", lineHeight: 0, a: { paddingInline: "0.2em" } },
});

/** A table scrolls in a room of its own, so that the page never does. */
export const TableRoom = styled.section({
  overflowX: "auto",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-s)",
  background: "var(--surface)",
  [print]: { overflow: "visible" },
  table: {
    borderCollapse: "collapse",
    inlineSize: "100%",
    fontSize: "var(--size-s)",
    lineHeight: 1.5,
  },
  "th, td": {
    minInlineSize: "8em",
    padding: `${space(1.25)} ${space(2)}`,
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "normal",
    "&[data-align=center]": { textAlign: "center" },
    "&[data-align=end]": { textAlign: "end" },
  },
  th: { fontWeight: "var(--strong)", color: "var(--muted)" },
  "tr + tr > *, tbody tr > *": { borderBlockStart: "1px solid var(--line)" },
});

export const Notes = styled.ol({
  borderBlockStart: "1px solid var(--line)",
  paddingBlockStart: space(2),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
  "&&": { listStyle: "none", paddingInlineStart: 0 },
  "&& > li": { display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", gap: space(1) },
  "&& > li > *": { marginBlockStart: 0 },
  // A target of 24 px.
  "[role=doc-backlink]": {
    display: "inline-block",
    minInlineSize: "1.5rem",
    minBlockSize: "1.5rem",
  },
});
