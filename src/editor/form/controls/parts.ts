import styled from "@emotion/styled";
import { inputLook } from "../../widgets/TextField.tsx";

const focused = {
  "&:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
};

/** One column, which a long word does not widen. */
const gridTemplateColumns = "minmax(0, 1fr)";

/** The screens on which a line at the end of the form explains the field that has the focus. */
export const withHelpLine = "(min-height: 600px)";

/** A box for one line. */
export const Input = styled.input(inputLook);

/** A list of values that opens. */
export const Select = styled.select(inputLook);

/** A box for words, which grows with them. */
export const TextArea = styled.textarea({
  ...inputLook,
  display: "block",
  fieldSizing: "content",
  maxHeight: "24rem",
  resize: "none",
  lineHeight: 1.4,
});

/** The same for code, whose long lines scroll. */
export const CodeArea = styled(TextArea)({
  overflowX: "auto",
  fontFamily: "ui-monospace, monospace",
  tabSize: 2,
});

/** One field: its label, its control and its notes. The one selected in the page is marked. */
export const Row = styled.div({
  display: "grid",
  gridTemplateColumns,
  gap: "var(--space)",
  padding: "calc(var(--space) * 1.5) calc(var(--space) * 2)",
  borderInlineStart: "3px solid transparent",
  scrollMargin: "calc(var(--space) * 8)",
  "&[data-selected]": { borderInlineStartColor: "var(--accent)" },
  // Fields of a group begin where those around it do.
  "&[role=group] > [data-field], &[role=group] > details": {
    marginInline: "calc(var(--space) * -2 - 3px) calc(var(--space) * -2)",
  },
});

/** The name of a section, and what it is for. */
export const Head = styled.header({
  display: "grid",
  gap: "var(--space)",
  padding: "calc(3 * var(--space)) calc(3 * var(--space)) calc(2 * var(--space))",
  h2: { fontSize: "var(--large)" },
});

/** The name of a field. */
export const Label = styled.label({ fontSize: "var(--small)", fontWeight: 500 });

/** The sentences that explain a value. */
export const Help = styled.p({ margin: 0, color: "var(--quiet)", fontSize: "var(--small)" });

/** The same for one field. Where there is room, the line at the end of the form shows it in its place. */
export const FieldHelp = styled(Help)({
  [`@media ${withHelpLine}`]: {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
});

/** The notes on a value. */
export const Words = styled.div({ display: "grid", gap: "calc(var(--space) * 1.5)" });

/** The error messages of a value. */
export const ErrorText = styled.div({
  display: "grid",
  gap: "var(--space)",
  justifyItems: "start",
  fontSize: "var(--small)",
  color: "var(--danger)",
  '&[data-severity="warning"]': { color: "var(--warning)" },
  '&[data-severity="notice"]': { color: "var(--quiet)" },
  p: { margin: 0 },
});

/** A button with words. */
export const Button = styled.button({
  ...focused,
  minHeight: 34,
  padding: "0 calc(var(--space) * 3)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--raised)",
  color: "var(--ink)",
  font: "inherit",
  fontWeight: 500,
  justifySelf: "start",
  "&:hover": { borderColor: "var(--edge)" },
  "&:disabled, &[aria-disabled=true]": { color: "var(--quiet)", cursor: "default" },
});

/** The button that ends something new. */
export const MainButton = styled(Button)({
  background: "var(--accent)",
  borderColor: "var(--accent)",
  color: "var(--on-accent)",
});

/** A button with an icon alone, whose name is its `aria-label`. */
export const SmallButton = styled(Button)({
  display: "grid",
  placeItems: "center",
  width: "1.75rem",
  height: "1.75rem",
  minHeight: 0,
  padding: 0,
  border: 0,
  background: "none",
  "&:hover:not(:disabled, [aria-disabled=true])": { background: "var(--raised)" },
  "&[aria-disabled=true]": { opacity: 0.4 },
});

/** Controls beside each other. */
export const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "calc(var(--space) * 2)",
  "& > input": { flex: 1 },
});

/** A part of a form that takes files which are dropped on it. */
export const DropZone = styled.div({
  borderRadius: "var(--radius)",
  "&[data-over]": { outline: "2px dashed var(--accent)", outlineOffset: -2 },
});

/** Several controls that belong together. */
export const FieldSet = styled.fieldset({
  display: "grid",
  gridTemplateColumns,
  gap: "calc(var(--space) * 2)",
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** A part that opens and closes. */
export const Details = styled.details({
  borderBlockStart: "1px solid var(--line)",
  "& > summary": {
    ...focused,
    display: "flex",
    alignItems: "center",
    gap: "calc(var(--space) * 2)",
    minHeight: 40,
    padding: "0 calc(var(--space) * 2.75)",
    fontWeight: 600,
    listStyle: "none",
    cursor: "default",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: "var(--hover)" },
    "&::after": {
      content: '""',
      width: 6,
      height: 6,
      marginInlineStart: "auto",
      marginInlineEnd: 4,
      border: "solid var(--quiet)",
      borderWidth: "0 1.5px 1.5px 0",
      rotate: "45deg",
      transition: "rotate var(--quick, 0s)",
    },
  },
  "&[open] > summary::after": { rotate: "225deg" },
  "& > summary + *": { paddingBlockEnd: "calc(var(--space) * 2)" },
});

/** The entries of a list. */
export const Rows = styled.ol({
  display: "grid",
  gridTemplateColumns,
  gap: "var(--space)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** One entry of a list. */
export const Item = styled.li({
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
});

/** The name of an entry, and its buttons. */
export const ItemHead = styled.div({ display: "flex", alignItems: "center" });

/** The first words of an item: a button that opens it. */
export const ItemName = styled.button({
  ...focused,
  flex: 1,
  minWidth: 0,
  padding: "calc(var(--space) * 2)",
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "pointer",
});

/** A few choices beside each other. */
export const Segments = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "var(--space)",
  label: {
    position: "relative",
    padding: "var(--space) calc(var(--space) * 2.5)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    cursor: "pointer",
  },
  "label:has(:checked)": {
    borderColor: "var(--accent)",
    background: "var(--accent)",
    color: "var(--on-accent)",
  },
  "label:has(:focus-visible)": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
  // Grey marks the choice that counts because none is made.
  "label[data-default]:has(:checked)": {
    borderColor: "var(--edge)",
    background: "var(--pressed)",
    color: "inherit",
  },
  input: { position: "absolute", opacity: 0, inset: 0, margin: 0, cursor: "pointer" },
});
