import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { QuietButton } from "./controls/Button.tsx";
import { useSession, useView } from "./site/useSession.ts";

const Line = styled.footer({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: "calc(4 * var(--space))",
  padding: "0 calc(4 * var(--space))",
  borderTop: "1px solid var(--line)",
  background: "var(--surface)",
  color: "var(--quiet)",
  fontSize: "var(--small)",
  whiteSpace: "nowrap",
  "& > p": { overflow: "hidden", textOverflow: "ellipsis" },
  "& > [role=alert]": { color: "var(--danger)" },
  "& > :last-child": { marginInlineStart: "auto" },
});

const Undo = styled(QuietButton)({
  minHeight: 24,
  padding: "0 calc(2 * var(--space))",
  color: "var(--accent)",
  fontSize: "inherit",
});

/** The result of the last action. */
export function StatusLine(): ReactNode {
  const session = useSession();
  const status = useView(({ status }) => status);
  const canUndo = useView(({ site }) => site?.undo !== undefined);
  const { words, alert, isAction } = status;
  return (
    <Line>
      <p role="status">{words}</p>
      <p role="alert">{alert}</p>
      {isAction && canUndo && <Undo onPress={session.undo}>Undo</Undo>}
      <p>Every change is saved at once</p>
    </Line>
  );
}
