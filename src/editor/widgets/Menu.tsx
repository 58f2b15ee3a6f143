import styled from "@emotion/styled";
import { type ReactNode, useRef } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
} from "react-aria-components";
import type { Box } from "../../shared/editor/messages.ts";

/** A card that opens beside a control. */
export const Card = styled(Popover)({
  zIndex: 40,
  minWidth: 200,
  maxWidth: "min(420px, calc(100vw - 24px))",
  overflow: "auto",
  border: "1px solid var(--line)",
  borderRadius: 10,
  background: "var(--raised)",
  color: "var(--ink)",
  boxShadow: "var(--shadow)",
  outline: "none",
});

const List = styled(AriaMenu)({ padding: "var(--space)", outline: "none" });

/** A row of a menu. Its id is the key of what it does; `data-danger` marks what takes away. */
export const MenuItem = styled(AriaMenuItem)({
  display: "flex",
  alignItems: "center",
  gap: "calc(2 * var(--space))",
  minHeight: 34,
  padding: "0 calc(2.5 * var(--space))",
  borderRadius: 7,
  outline: "none",
  cursor: "default",
  "& kbd": {
    marginInlineStart: "auto",
    paddingInlineStart: "calc(5 * var(--space))",
    color: "var(--quiet)",
    font: "inherit",
    fontSize: "var(--small)",
  },
  "&[data-focused]": { background: "var(--hover)" },
  "&[data-focus-visible]": { boxShadow: "inset 0 0 0 2px var(--focus)" },
  "&[data-danger]": { color: "var(--danger)" },
  "&[data-disabled]": { color: "var(--quiet)" },
});

/** The point or the box beside which a card opens. */
export const Anchor = styled.span({ position: "fixed", pointerEvents: "none" });

interface Props {
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  /** Rows, as `MenuItem`. */
  children: ReactNode;
  onAction: (key: string) => void;
}

/** A button with a menu. */
export function Menu({ label, trigger, children, onAction }: Props): ReactNode {
  return (
    <MenuTrigger>
      {trigger}
      <Card>
        <List aria-label={label} onAction={(key) => onAction(String(key))}>
          {children}
        </List>
      </Card>
    </MenuTrigger>
  );
}

interface MenuAtProps extends Omit<Props, "trigger"> {
  /** The point or the thing beside which it opens, in the editor's viewport. */
  box: Box;
  onClose: () => void;
}

/** A menu beside a point, as a right click opens it. Focus goes back to where it was. */
export function MenuAt({ label, box, onClose, children, onAction }: MenuAtProps): ReactNode {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Anchor ref={anchor} style={{ ...box }} />
      <Card
        isOpen
        triggerRef={anchor}
        placement="bottom start"
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <List
          aria-label={label}
          autoFocus="first"
          onAction={(key) => onAction(String(key))}
          onClose={onClose}
        >
          {children}
        </List>
      </Card>
    </>
  );
}
