import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

const Middle = styled.div({
  display: "grid",
  justifyItems: "center",
  gap: "calc(3 * var(--space))",
  maxWidth: "22rem",
  marginInline: "auto",
  padding: "calc(16 * var(--space)) calc(6 * var(--space))",
  color: "var(--quiet)",
  textAlign: "center",
  textWrap: "balance",
});

interface Props {
  /** The lines of a drawing, on a square of 20 units. */
  path: string;
  children: ReactNode;
}

/** The text of a panel that has nothing to show. */
export function Empty({ path, children }: Props): ReactNode {
  return (
    <Middle>
      <Icon path={path} size={28} />
      <p>{children}</p>
    </Middle>
  );
}
