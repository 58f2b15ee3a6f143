import { hovering } from "../../theme/conditions.ts";

/** A link that is an icon in a circle. */
export const iconLink = {
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: "2.75rem",
  aspectRatio: "1",
  border: "1px solid var(--line)",
  borderRadius: "50%",
  background: "var(--surface)",
  fontSize: "1.1rem",
  "&[aria-disabled]": { cursor: "default" },
  [hovering]: { "&:hover": { color: "var(--accent-text)", borderColor: "currentColor" } },
} as const;
