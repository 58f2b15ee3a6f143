import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { space } from "../theme/space.ts";

const Line = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space(1.25),
  fontSize: "var(--size-s)",
  fontWeight: 600,
  color: "var(--accent-text)",
  "&::before": {
    content: '""',
    inlineSize: "1.75rem",
    blockSize: 3,
    borderRadius: 3,
    background: "var(--highlight)",
  },
});

/** The stroke stands above the middle of the words where there is no room beside them. */
const CenteredLine = styled(Line)({ flexWrap: "wrap", justifyContent: "center" });

interface EyebrowProps {
  isCentered?: boolean;
  children: ReactNode;
}

/** A few words in small letters above a title, after a short stroke. */
export function Eyebrow({ isCentered = false, children }: EyebrowProps) {
  const Row = isCentered ? CenteredLine : Line;
  // In a row, words with marks would lose the blanks between them.
  return <Row>{typeof children === "string" ? children : <span>{children}</span>}</Row>;
}
