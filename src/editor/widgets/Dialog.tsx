import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { CloseButton } from "./CloseButton.tsx";

const Veil = styled(ModalOverlay)({
  position: "fixed",
  inset: 0,
  zIndex: 30,
  display: "grid",
  placeItems: "center",
  padding: "calc(6 * var(--space))",
  background: "var(--scrim)",
});

const Sheet = styled(Modal)({
  width: "100%",
  maxHeight: "100%",
  overflow: "auto",
  borderRadius: 14,
  background: "var(--surface)",
  boxShadow: "var(--shadow)",
});

const Content = styled(AriaDialog)({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "calc(4 * var(--space))",
  padding: "calc(5 * var(--space)) calc(6 * var(--space)) calc(6 * var(--space))",
  outline: "none",
  "& > form": { display: "grid", gap: "calc(5 * var(--space))" },
});

const Top = styled.header({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "calc(4 * var(--space))",
});

const Title = styled(Heading)({ fontSize: "var(--large)" });

/** The buttons at the end of a dialog. */
export const DialogButtons = styled.footer({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: "calc(2 * var(--space))",
});

interface Props {
  title: string;
  isOpen: boolean;
  /** Closes it. Without, one of its buttons has to be pressed. */
  onClose?: () => void;
  /** The greatest width, in CSS pixels. */
  width?: number;
  children: ReactNode;
}

/** A dialog over the editor. Escape, a button and a press beside it close it. Focus goes back to where it was. */
export function Dialog({ title, isOpen, onClose, width = 480, children }: Props): ReactNode {
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose?.();
  };
  return (
    <Veil
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
    >
      <Sheet style={{ maxWidth: width }}>
        <Content>
          <Top>
            <Title slot="title">{title}</Title>
            {onClose && <CloseButton onPress={onClose} />}
          </Top>
          {children}
        </Content>
      </Sheet>
    </Veil>
  );
}
