import styled from "@emotion/styled";
import { forcedColors, space } from "../../theme/index.ts";

/** A picture inside a thin line. */
const Line = styled.div({
  overflow: "hidden",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-low)",
  img: { inlineSize: "100%" },
});

const dots = ["1.1rem", "2.1rem", "3.1rem"]
  .map((at) => `radial-gradient(circle at ${at} 50%, var(--line) 0 .3rem, transparent .34rem)`)
  .join();

/** The same below the bar of a browser's window. */
const Browser = styled(Line)({
  boxShadow: "var(--shadow-high)",
  "&::before": {
    content: '""',
    display: "block",
    blockSize: "2.25rem",
    borderBlockEnd: "1px solid var(--line)",
    background: `${dots}, var(--soft)`,
    "html[dir=rtl] &": { transform: "scaleX(-1)" },
    [forcedColors]: { background: "none" },
  },
});

/** An upright picture inside a phone. */
const Phone = styled.div({
  overflow: "hidden",
  inlineSize: "100%",
  maxInlineSize: "20rem",
  marginInline: "auto",
  padding: space(1),
  border: "1px solid var(--line)",
  borderRadius: "2.75rem",
  background: "var(--text)",
  boxShadow: "var(--shadow-high)",
  img: { inlineSize: "100%", borderRadius: "2.2rem" },
});

/** The frames of pictures. */
export const frames = { line: Line, browser: Browser, phone: Phone };
