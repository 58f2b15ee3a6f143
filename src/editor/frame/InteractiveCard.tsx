import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { setInteractive } from "./setInteractive.ts";

const Card = styled.div({
  position: "absolute",
  insetInline: 0,
  bottom: "calc(4 * var(--space))",
  zIndex: 4,
  display: "flex",
  alignItems: "center",
  gap: "calc(3 * var(--space))",
  width: "fit-content",
  marginInline: "auto",
  padding:
    "calc(1.5 * var(--space)) calc(1.5 * var(--space)) calc(1.5 * var(--space)) calc(4 * var(--space))",
  borderRadius: 999,
  background: "var(--ink)",
  color: "var(--ground)",
  boxShadow: "var(--shadow)",
  "@media (forced-colors: active)": { border: "1px solid", color: "CanvasText" },
  "& > button": { borderRadius: 999, color: "var(--ink)" },
});

/** A note that the page works as it does for visitors, with a button that goes back to editing. */
export function InteractiveCard(): ReactNode {
  const session = useSession();
  const isInteractive = useView(({ isInteractive }) => isInteractive);
  if (!isInteractive) return null;
  return (
    <Card>
      You are trying the page as a visitor.
      <Button onPress={() => setInteractive(session, false)}>Back to editing</Button>
    </Card>
  );
}
