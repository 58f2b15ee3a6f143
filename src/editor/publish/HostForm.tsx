import styled from "@emotion/styled";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import {
  type ConnectAnswer,
  type HostKind,
  type HostKindName,
  type HostValues,
  hostKinds,
} from "../../shared/editor/hosts.ts";
import { Button, ButtonLink, PrimaryButton } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { TextField } from "../widgets/TextField.tsx";
import type { Publication } from "./usePublication.ts";

const Form = styled.form({
  display: "grid",
  gap: "calc(4 * var(--space))",
  padding: "calc(2 * var(--space)) 0 calc(4 * var(--space))",
  "& ul": { display: "grid", gap: "var(--space)", paddingInlineStart: "1.2em", listStyle: "disc" },
  "& > a": { justifySelf: "start" },
});

const Quiet = styled.p({ color: "var(--quiet)", fontSize: "var(--small)" });

const Unknown = styled.div({
  display: "grid",
  gap: "calc(2 * var(--space))",
  padding: "calc(3 * var(--space))",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  "& code": { overflowWrap: "anywhere" },
  "& button": { justifySelf: "start" },
});

interface Props {
  kind: HostKindName;
  /** The values that are known. A secret is typed again. */
  known: HostValues;
  connect: Publication["connect"];
}

/** The requirements of a kind of host, and the form that connects the site to it. */
export function HostForm({ kind, known, connect }: Props): ReactNode {
  const { needs, link, fields }: HostKind = hostKinds[kind];
  const [values, setValues] = useState<HostValues>(known);
  const [isPending, setIsPending] = useState(false);
  const [answer, setAnswer] = useState<ConnectAnswer>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer?.fingerprint) form.current?.querySelector<HTMLElement>("[role=group]")?.focus();
    if (answer?.field) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);
  const test = async (fingerprint?: string) => {
    if (isPending) return;
    setIsPending(true);
    setAnswer(undefined);
    setAnswer(await connect(kind, values, fingerprint).finally(() => setIsPending(false)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void test();
  };
  return (
    <Form ref={form} onSubmit={submit} autoComplete="off" noValidate>
      <div>
        <p>You need:</p>
        <ul>
          {needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </div>
      {link && (
        <ButtonLink href={link.href} target="_blank" rel="noreferrer">
          {link.label} ↗
        </ButtonLink>
      )}
      {fields.map(({ name, label, description, placeholder, isSecret, isOptional }) => (
        <TextField
          key={name}
          label={isOptional ? `${label} (if there is one)` : label}
          value={values[name] ?? ""}
          onChange={(value) => setValues({ ...values, [name]: value })}
          description={description}
          error={answer?.field === name ? answer.message : undefined}
          {...(placeholder !== undefined && { placeholder })}
          {...(isSecret && { isSecret })}
        />
      ))}
      <Quiet>
        What you type is kept in a file of yours on this computer, outside of the site, which nobody
        else can read. It is sent to this host alone, and never goes into the site or into Git.
      </Quiet>
      <p role="alert">{answer?.field === undefined && answer?.message}</p>
      {answer?.fingerprint !== undefined && (
        <Unknown role="group" aria-label="An unknown server" tabIndex={-1}>
          <p>
            The server shows <code>{answer.fingerprint}</code>
          </p>
          <Quiet>
            Your host names its key below “SSH”, “SFTP” or “Fingerprint”, or tells you if you ask.
            This is asked once: if the server shows another key later, nothing is sent.
          </Quiet>
          <Button onPress={() => void test(answer.fingerprint)}>It is the same: connect</Button>
        </Unknown>
      )}
      <DialogButtons>
        <PrimaryButton type="submit" isPending={isPending}>
          {isPending ? "Testing the connection…" : "Test the connection"}
        </PrimaryButton>
      </DialogButtons>
    </Form>
  );
}
