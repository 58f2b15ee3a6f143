import styled from "@emotion/styled";
import type { ReactNode } from "react";

const Lines = styled.pre({
  maxHeight: "min(30vh, 240px)",
  overflow: "auto",
  padding: "calc(2 * var(--space))",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  fontSize: "var(--small)",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

/** The lines of a publication on its way, the newest last. */
export function Output({ lines }: { lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    // The keyboard scrolls it.
    <Lines role="log" aria-label="Progress" tabIndex={0} dir="ltr">
      {lines.join("\n")}
    </Lines>
  );
}
