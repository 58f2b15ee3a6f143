import styled from "@emotion/styled";
import { type ReactNode, useRef } from "react";
import { Dialog, Heading } from "react-aria-components";
import type { Box } from "../../shared/editor/messages.ts";
import { CloseButton } from "../widgets/CloseButton.tsx";
import { Anchor, Card } from "../widgets/Menu.tsx";

const Content = styled(Dialog)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "calc(3 * var(--space))",
  padding: "calc(3 * var(--space)) calc(4 * var(--space)) calc(4 * var(--space))",
  outline: "none",
});

const Top = styled.header({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});

interface Props {
  title: string;
  /** The thing that it belongs to, in the editor's viewport. */
  box: Box;
  width: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog beside the thing that it changes. Escape and a press outside close it; focus goes back to where it was. */
export function PickerCard({ title, box, width, onClose, children }: Props): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Anchor ref={anchor} style={{ ...box }} />
      <Card
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        style={{ width, maxWidth: "calc(100vw - 24px)" }}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <Content>
          <Top>
            <Heading slot="title">{title}</Heading>
            <CloseButton onPress={onClose} />
          </Top>
          {children}
        </Content>
      </Card>
    </>
  );
}
