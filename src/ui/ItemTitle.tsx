import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Frame } from "../contract/section.ts";

const Title = styled.h3({ fontSize: "var(--size-xl)" });

interface ItemTitleProps {
  frame: Frame;
  children: ReactNode;
  className?: string;
}

/** The title of something inside a section: one level below the section's own. */
export function ItemTitle({ frame, children, className }: ItemTitleProps) {
  return (
    <Title as={frame.headingLevel === 1 ? "h2" : "h3"} className={className}>
      {children}
    </Title>
  );
}
