import styled from "@emotion/styled";
import { type ReactNode, useEffect, useRef } from "react";
import { hostKindNames, hostKinds } from "../../shared/editor/hosts.ts";
import { Button, QuietButton } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { HostForm } from "./HostForm.tsx";
import { otherHosts } from "./hosts.ts";
import type { Publication } from "./usePublication.ts";

const Part = styled.section({
  display: "grid",
  gap: "calc(2 * var(--space))",
  overflowWrap: "anywhere",
  "& > h3:focus": { outline: "none" },
  "& dl": { display: "grid", gap: "var(--space)", padding: "var(--space) 0" },
  "& dt": { color: "var(--quiet)" },
  "& details > details": { paddingInlineStart: "calc(4 * var(--space))" },
  "& summary": { padding: "var(--space) 0", fontWeight: 500 },
  "& small": { color: "var(--quiet)", fontSize: "var(--small)", fontWeight: 400 },
});

interface Props {
  publication: Pick<Publication, "state" | "connect" | "disconnect">;
  /** Goes back to the publication, where there is a host already. */
  onLeave?: () => void;
}

/** The hosts that the site can be connected to, each with its form, and the ways to others. */
export function ChooseHost({ publication, onLeave }: Props): ReactNode {
  const { state, connect, disconnect } = publication;
  const title = useRef<HTMLHeadingElement>(null);
  const host = state?.host;
  useEffect(() => {
    if (onLeave) title.current?.focus();
  }, [onLeave]);
  return (
    <>
      <Part>
        <h3 ref={title} tabIndex={-1}>
          Where to?
        </h3>
        {hostKindNames.map((kind) => (
          <details key={kind} name="host" open={host?.kind === kind}>
            <summary>
              {hostKinds[kind].name} <small>{hostKinds[kind].note}</small>
            </summary>
            <HostForm
              kind={kind}
              known={host?.kind === kind ? host.values : {}}
              connect={connect}
            />
          </details>
        ))}
        <details name="host">
          <summary>Other hosts</summary>
          {otherHosts.map(({ name, byHand, once, script }) => (
            <details key={name} name="other-host">
              <summary>{name}</summary>
              <dl>
                <dt>By hand</dt>
                <dd>{byHand}</dd>
                <dt>With this button from then on</dt>
                <dd>{once}</dd>
                {script !== undefined && (
                  <dd>
                    Then, below “scripts” in package.json: <code>{script}</code>
                  </dd>
                )}
              </dl>
            </details>
          ))}
        </details>
      </Part>
      {onLeave && host && (
        <>
          <p>The settings are kept in {host.file}.</p>
          <DialogButtons>
            <QuietButton onPress={() => void disconnect().then(onLeave)}>
              Forget this host
            </QuietButton>
            <Button onPress={onLeave}>Back</Button>
          </DialogButtons>
        </>
      )}
    </>
  );
}
