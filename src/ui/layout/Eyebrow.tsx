import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { space } from "../../theme/space.ts";

const Line = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space(1.25),
  fontSize: "var(--size-s)",
  fontWeight: "var(--strong)",
  color: "var(--accent-text)",
  "&::before": {
    content: '""',
    inlineSize: "1.75rem",
    blockSize: 3,
    borderRadius: 3,
    background: "var(--highlight)",
  },
});

/** A few words in small letters above a title, after a short stroke. */
export function Eyebrow({ children }: { children: ReactNode }) {
  // In a row, words with marks would lose the blanks between them.
  return (
    <Line data-eyebrow="">{typeof children === "string" ? children : <span>{children}</span>}</Line>
  );
}
