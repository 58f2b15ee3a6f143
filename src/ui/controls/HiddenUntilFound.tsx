import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { shownUnscripted } from "../../theme/conditions.ts";
import { useUntilFound } from "./useUntilFound.ts";

const Block = styled.div(shownUnscripted);

interface FindableProps {
  /** An anchor by which links lead to it. */
  id?: string;
  hidden: boolean;
  /** Called when the browser finds something inside, to show it. */
  onFound: () => void;
  children: ReactNode;
}

/**
 * A block that may be hidden, but whose text find-in-page can find, and that is shown without scripts and on
 * paper. Findable content keeps a box, so roles, borders and padding belong on an element inside.
 */
export function HiddenUntilFound({ id, hidden, onFound, children }: FindableProps) {
  const block = useUntilFound<HTMLDivElement>(hidden, onFound);
  return (
    <Block ref={block} id={id} hidden={hidden}>
      {children}
    </Block>
  );
}
