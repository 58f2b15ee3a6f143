/** The look of a card: as the theme chooses, or raised off the page. */
export const card = {
  border: "1px solid var(--card-line,var(--line))",
  borderRadius: "var(--radius)",
  background: "var(--card,var(--surface))",
  boxShadow: "var(--card-shadow,var(--shadow-low))",
} as const;
