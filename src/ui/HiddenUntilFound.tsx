import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { shownUnscripted } from "../theme/conditions.ts";
import { useUntilFound } from "./useUntilFound.ts";

const Block = styled.div(shownUnscripted);

interface FindableProps {
  /** An anchor by which links lead to it. */
  id?: string;
  hidden: boolean;
  /** The browser has found something inside: show it. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * A block that may be hidden, and whose words can be found all the same: by find-in-page, where no script
 * runs, and on paper. What can be found keeps a box, so roles, borders and room belong on what is inside.
 */
export function HiddenUntilFound({ id, hidden, onFound, children }: FindableProps) {
  const block = useUntilFound<HTMLDivElement>(hidden, onFound);
  return (
    <Block ref={block} id={id} hidden={hidden}>
      {children}
    </Block>
  );
}
