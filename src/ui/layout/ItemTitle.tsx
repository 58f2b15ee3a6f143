import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { SectionFrame } from "../../shared/section.ts";

const Title = styled.h3({ fontSize: "var(--size-xl)" });

interface ItemTitleProps {
  frame: SectionFrame;
  children: ReactNode;
}

/**
 * The element of an item's title. Without a section title, it is no heading if it would come before the
 * page's title.
 */
export const itemTitleOf = ({ headingLevel, untitled }: SectionFrame) => {
  if (untitled) return headingLevel === 1 ? "strong" : "h2";
  return headingLevel === 1 ? "h2" : "h3";
};

/** The title of an item inside a section: one level below the section's own title, or in its place. */
export function ItemTitle({ frame, children }: ItemTitleProps) {
  return <Title as={itemTitleOf(frame)}>{children}</Title>;
}
