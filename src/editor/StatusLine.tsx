import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useView } from "./site/session.ts";

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

/** The result of the last action. */
export function StatusLine(): ReactNode {
  const { status } = useView();
  const { words, isUrgent } = status;
  return (
    <Line>
      <p role="status">{isUrgent ? "" : words}</p>
      <p role="alert">{isUrgent ? words : ""}</p>
      <p>Every change is saved at once</p>
    </Line>
  );
}
