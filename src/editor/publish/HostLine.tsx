import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { type ConnectedHost, hostKinds } from "../../shared/editor/hosts.ts";
import { QuietButton } from "../widgets/Button.tsx";

const Line = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "var(--space) calc(2 * var(--space))",
  overflowWrap: "anywhere",
  "& > p": { flex: "1 1 16em" },
  "& a": { color: "var(--accent)" },
});

interface Props {
  host: ConnectedHost;
  onChange: () => void;
}

/** The host that the site goes to, and the way to another one. */
export function HostLine({ host: { kind, address }, onChange }: Props): ReactNode {
  return (
    <Line>
      <p>
        It goes to {hostKinds[kind].name}:{" "}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      <QuietButton onPress={onChange}>Change the host</QuietButton>
    </Line>
  );
}
