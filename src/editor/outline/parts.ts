import styled from "@emotion/styled";
import { QuietButton } from "../widgets/Button.tsx";

/** The outline as a column: the search stays, the rows scroll. */
export const Column = styled.section({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  height: "100%",
  color: "var(--ink)",
  background: "var(--surface)",
});

/** The search above the rows, with the number of what it finds. */
export const SearchRow = styled("search")({
  display: "flex",
  alignItems: "center",
  gap: "calc(var(--space) * 2)",
  padding: "calc(var(--space) * 3)",
  borderBottom: "1px solid var(--line)",
  "& .react-aria-SearchField": {
    flex: 1,
    minWidth: 0,
    display: "flex",
    alignItems: "center",
    gap: "var(--space)",
    padding: "0 calc(var(--space) * 2)",
    border: "1px solid var(--edge)",
    borderRadius: "var(--radius)",
    background: "var(--raised)",
    color: "var(--quiet)",
    "&:focus-within": { outline: "2px solid var(--focus)", outlineOffset: 1 },
    "&[data-empty] button": { display: "none" },
  },
  "& input": {
    flex: 1,
    minWidth: 0,
    height: 32,
    font: "inherit",
    color: "var(--ink)",
    background: "none",
    border: 0,
    outline: 0,
    appearance: "none",
    "&::-webkit-search-cancel-button": { display: "none" },
  },
  "& output": { color: "var(--quiet)", fontSize: "var(--small)", whiteSpace: "nowrap" },
});

/** A small button that shows a drawing alone. */
const iconButton = {
  display: "inline-grid",
  placeItems: "center",
  width: 26,
  height: 26,
  padding: 0,
  border: 0,
  borderRadius: "var(--radius)",
  background: "none",
  color: "var(--quiet)",
  cursor: "default",
  "&[data-hovered]": { background: "var(--pressed)", color: "var(--ink)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: -2 },
  "&[aria-disabled=true]": { opacity: 0.4 },
} as const;

/** The rows, and the line that shows a place to drop one. */
export const Rows = styled.div({
  flex: 1,
  minHeight: 0,
  overflow: "auto",
  position: "relative",
  "& .react-aria-Tree": { outline: 0, padding: "var(--space)", minHeight: "100%" },
  "& .react-aria-TreeItem": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    minHeight: 40,
    borderRadius: "var(--radius)",
    outline: 0,
    cursor: "default",
    "&[data-level='2'], &[data-level='3'], &[data-level='4'], &[data-level='5']": { minHeight: 32 },
    "&[data-hovered]": { background: "var(--hover)" },
    "&[data-selected]": {
      background: "var(--selected)",
    },
    "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: -2 },
    "&[data-dragging]": { opacity: 0.5 },
  },
  "& .react-aria-DropIndicator": {
    height: 0,
    "&[data-drop-target]": { outline: "1.5px solid var(--accent)" },
  },
  "& [role=row][data-drop-target]": { outline: "2px solid var(--accent)", outlineOffset: -2 },
  "& button": iconButton,
  "& button[slot=drag]": { width: 24, marginInlineEnd: -6, cursor: "grab" },
  "& button[slot=chevron]": { width: 24, transition: "rotate 120ms" },
  "& [data-expanded] button[slot=chevron]": { rotate: "90deg" },
  "& .actions": {
    display: "flex",
    flex: "none",
    // They keep their place among the stops of the arrow keys, and take room when they are of use.
    width: 0,
    overflow: "clip",
    opacity: 0,
  },
  "& :is([data-hovered], [data-selected], :focus-within, [data-focus-visible], :has(.actions [aria-expanded=true])) > [role=gridcell] .actions":
    { width: "auto", opacity: 1, marginInlineEnd: 4 },
  "@media (hover: none)": { "& .actions": { width: "auto", opacity: 1 } },
});

/** The name and the first words of a row. */
export const Words = styled.span({
  flex: 1,
  // Long dates beside it are cut before the name is.
  minWidth: "6rem",
  display: "flex",
  flexDirection: "column",
  padding: "4px 6px",
  lineHeight: 1.3,
  "& > *": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "& .name": { fontWeight: 500 },
  "& .quiet": {
    display: "flex",
    alignItems: "center",
    gap: "var(--space)",
    color: "var(--quiet)",
    fontSize: "0.75rem",
  },
  "&[data-hidden]": { opacity: 0.6 },
});

/** One part of the state of a row. */
export const State = styled.span({
  flex: "0 1 auto",
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  padding: "0 6px",
  marginInlineEnd: 6,
  borderRadius: 99,
  fontSize: "var(--small)",
  lineHeight: "18px",
  color: "var(--quiet)",
  border: "1px solid var(--line)",
});

/** A sign that something inside needs attention. Its words are those of the row. */
export const Dot = styled.span({
  flex: "none",
  width: 8,
  height: 8,
  marginInline: 6,
  border: "4px solid var(--danger)",
  borderRadius: 4,
  "&[data-kind=warning]": { borderColor: "var(--warning)" },
});

/** The foot of the outline, which stays while the rows scroll. */
export const Foot = styled.div({
  padding: "calc(2 * var(--space))",
  borderTop: "1px solid var(--line)",
});

/** Adds a section at the end of the page. */
export const AddButton = styled(QuietButton)({
  width: "100%",
  justifyContent: "flex-start",
  color: "var(--accent)",
});

/** The sentence in the place of rows. */
export const EmptyNote = styled.p({
  padding: "calc(var(--space) * 2) calc(var(--space) * 3)",
  color: "var(--quiet)",
});
