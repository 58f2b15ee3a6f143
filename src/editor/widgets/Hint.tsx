import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components";

const Card = styled(Tooltip)({
  maxWidth: 280,
  padding: "var(--space) calc(2 * var(--space))",
  borderRadius: 6,
  background: "var(--ink)",
  color: "var(--ground)",
  fontSize: "var(--small)",
  boxShadow: "var(--shadow)",
  "& kbd": { marginInlineStart: "calc(2 * var(--space))", font: "inherit", opacity: 0.75 },
});

interface Props {
  words: string;
  keys?: string | undefined;
  /** The control that it belongs to. */
  children: ReactNode;
}

/** Words that appear beside a control at the pointer and at keyboard focus. */
export function Hint({ words, keys, children }: Props): ReactNode {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      {children}
      <Card offset={6}>
        {words}
        {keys && <kbd>{keys}</kbd>}
      </Card>
    </TooltipTrigger>
  );
}
