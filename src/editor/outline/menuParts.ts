import styled from "@emotion/styled";

/** What stands above the page: a menu, or a dialog. */
const card = {
  color: "var(--ink)",
  background: "var(--surface)",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  boxShadow: "0 8px 32px rgb(0 0 0 / 0.2)",
} as const;

export const MenuCard = styled.div({
  ...card,
  padding: "var(--space)",
  minWidth: "14rem",
  maxWidth: "20rem",
  "& .react-aria-Menu": { outline: 0 },
  "& .react-aria-MenuItem": {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: "calc(var(--space) * 4)",
    padding: "6px 10px",
    borderRadius: "var(--radius)",
    outline: 0,
    cursor: "default",
    "&[data-focused]": { background: "var(--raised)" },
    "& kbd": { font: "inherit", fontSize: "0.8125rem", color: "var(--quiet)" },
    "& [slot=description]": {
      gridColumn: "1 / -1",
      fontSize: "0.8125rem",
      color: "var(--quiet)",
    },
  },
});

export const DialogCard = styled.div({
  ...card,
  width: "min(26rem, calc(100vw - 2rem))",
  padding: "calc(var(--space) * 5)",
  "& .react-aria-Dialog": { outline: 0 },
  "& h2": { margin: 0, fontSize: "1.0625rem" },
  "& p": { margin: "calc(var(--space) * 2) 0", color: "var(--quiet)" },
  "& label": { display: "block", marginBottom: "var(--space)", fontWeight: 600 },
  "& input": {
    width: "100%",
    boxSizing: "border-box",
    height: 36,
    padding: "0 calc(var(--space) * 2)",
    font: "inherit",
    color: "var(--ink)",
    background: "var(--ground)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
  },
  "& .react-aria-FieldError": { color: "var(--danger)", fontSize: "0.875rem" },
  "& .buttons": {
    display: "flex",
    justifyContent: "end",
    gap: "calc(var(--space) * 2)",
    marginTop: "calc(var(--space) * 4)",
  },
  "& .buttons button": {
    height: 34,
    padding: "0 calc(var(--space) * 4)",
    font: "inherit",
    color: "var(--ink)",
    background: "var(--raised)",
    border: "1px solid var(--line)",
    borderRadius: "var(--radius)",
    "&[type=submit]": {
      color: "var(--on-accent)",
      background: "var(--accent)",
      borderColor: "transparent",
    },
    "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 2 },
  },
});
