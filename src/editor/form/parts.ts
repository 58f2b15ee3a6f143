import styled from "@emotion/styled";

const focused = {
  "&:focus-visible": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
};

const box = {
  ...focused,
  width: "100%",
  minWidth: 0,
  boxSizing: "border-box",
  padding: "calc(var(--space) * 1.5) calc(var(--space) * 2)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  color: "var(--ink)",
  font: "inherit",
  '&[aria-invalid="true"]': { borderColor: "var(--danger)" },
  "&::placeholder": { color: "var(--quiet)", opacity: 1 },
  "&:disabled": { color: "var(--quiet)" },
} as const;

export const Input = styled.input(box);

export const Select = styled.select(box);

export const TextArea = styled.textarea({
  ...box,
  display: "block",
  fieldSizing: "content",
  maxHeight: "24rem",
  resize: "vertical",
  lineHeight: 1.4,
});

/** One field: what it is called, its control and what is said about it. The one selected in the page is marked. */
export const Row = styled.div({
  display: "grid",
  gap: "var(--space)",
  padding: "var(--space) calc(var(--space) * 2)",
  borderInlineStart: "3px solid transparent",
  scrollMargin: "calc(var(--space) * 8)",
  "&[data-selected]": { borderInlineStartColor: "var(--accent)" },
});

export const Label = styled.label({ fontWeight: 600 });

export const Help = styled.p({ margin: 0, color: "var(--quiet)", fontSize: "0.8125rem" });

export const Fault = styled.div({
  display: "grid",
  gap: "var(--space)",
  justifyItems: "start",
  fontSize: "0.8125rem",
  color: "var(--danger)",
  '&[data-severity="warning"]': { color: "var(--warning)" },
  '&[data-severity="notice"]': { color: "var(--quiet)" },
  p: { margin: 0 },
});

export const Button = styled.button({
  ...focused,
  padding: "var(--space) calc(var(--space) * 2.5)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--raised)",
  color: "var(--ink)",
  font: "inherit",
  cursor: "pointer",
  "&:disabled, &[aria-disabled=true]": { color: "var(--quiet)", cursor: "default" },
});

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
  padding: 0,
  border: 0,
  background: "none",
  "&:hover:not(:disabled, [aria-disabled=true])": { background: "var(--raised)" },
  "&[aria-disabled=true]": { opacity: 0.4 },
});

export const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "calc(var(--space) * 2)",
  "& > input": { flex: 1 },
});

export const FieldSet = styled.fieldset({
  display: "grid",
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
    padding: "calc(var(--space) * 2)",
    fontWeight: 600,
    cursor: "pointer",
  },
  "& > summary + *": { paddingBlockEnd: "calc(var(--space) * 2)" },
});

export const Rows = styled.ol({
  display: "grid",
  gap: "var(--space)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const Item = styled.li({
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
});

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
  // A dashed border marks the choice that counts because none is made.
  "label[data-standard]:has(:checked)": {
    borderStyle: "dashed",
    background: "none",
    color: "inherit",
  },
  input: { position: "absolute", opacity: 0, inset: 0, margin: 0, cursor: "pointer" },
});
