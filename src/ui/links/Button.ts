import styled from "@emotion/styled";
import { forcedColors, hovering, moving, print } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";
import { Anchor } from "../layout/Anchor.tsx";

/** A link that looks like a button. */
export const Button = styled(Anchor)({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space(1),
  minBlockSize: "3.25rem",
  padding: `${space(1)} ${space(3.5)}`,
  borderRadius: "var(--radius-button)",
  background: "var(--accent)",
  color: "var(--on-accent)",
  fontWeight: "var(--strong)",
  lineHeight: 1.2,
  textAlign: "center",
  "&[href]": { boxShadow: "var(--shadow-low)" },
  "&[aria-disabled]": { cursor: "default" },
  [hovering]: { "&:hover": { background: "var(--accent-hover)" } },
  [moving]: {
    transition: "background var(--duration), scale var(--duration) var(--ease)",
    "&:active": { scale: 0.97 },
  },
  [forcedColors]: { border: "2px solid LinkText" },
  [print]: { border: "2px solid", background: "none", color: "var(--text)" },
});
