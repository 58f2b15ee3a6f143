import { forcedColors, moving, print } from "../../theme/conditions.ts";
import { space } from "../../theme/space.ts";

// A plus of two strokes, as a background: forty icons would be eighty elements.
const stroke = "linear-gradient(currentColor, currentColor)";

/** The heading of an entry, which holds its trigger. */
export const entryTitle = {
  fontFamily: "inherit",
  letterSpacing: "normal",
  fontSize: "var(--size-l)",
} as const;

/** The line of an entry that opens and closes it, with a plus at its end. */
export const trigger = {
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(3),
  inlineSize: "100%",
  paddingBlock: space(2.5),
  fontWeight: "var(--strong)",
  lineHeight: 1.35,
  "&::after": {
    content: '""',
    flexShrink: 0,
    inlineSize: "2.2rem",
    aspectRatio: "1",
    borderRadius: "50%",
    background: `${stroke} center / 1.1rem 2px no-repeat, ${stroke} center / 2px 1.1rem no-repeat, var(--surface)`,
    color: "var(--accent-text)",
    [moving]: { transition: "rotate var(--duration) var(--ease)" },
    [print]: { display: "none" },
    // Forced colors would remove the strokes, which are a background.
    [forcedColors]: { forcedColorAdjust: "none" },
  },
} as const;

/** The plus of an open entry. */
export const openMark = {
  rotate: "45deg",
  backgroundColor: "var(--accent)",
  color: "var(--on-accent)",
} as const;

/** The text that an entry opens. */
export const entryContent = {
  breakInside: "avoid",
  maxInlineSize: "42rem",
  paddingBlockEnd: space(3.5),
  paddingInlineEnd: space(6),
  color: "var(--muted)",
} as const;
