import styled from "@emotion/styled";
import { type ReactNode, useState } from "react";
import { ask, Refused } from "../site/ask.ts";
import { Button } from "../widgets/Button.tsx";
import { DialogButtons } from "../widgets/Dialog.tsx";
import { downloadFile } from "./downloadFile.ts";
import { hosts } from "./hosts.ts";

const Part = styled.section({
  display: "grid",
  gap: "calc(2 * var(--space))",
  overflowWrap: "anywhere",
  "& dl": { display: "grid", gap: "var(--space)", padding: "var(--space) 0" },
  "& dt": { color: "var(--quiet)" },
  "& summary": { padding: "var(--space) 0", fontWeight: 500 },
});

/** The ways to a host, where nobody has set up one, and the files of the site to take there by hand. */
export function HowToBegin({ canMake }: { canMake: boolean }): ReactNode {
  const [pending, setPending] = useState<"folder" | "zip">();
  const [message, setMessage] = useState("");
  const make = async (kind: "folder" | "zip") => {
    setPending(kind);
    setMessage("");
    const made = await ask({ do: "make-files", isZip: kind === "zip" })
      .catch((error: unknown) => {
        if (error instanceof Refused) return { message: error.message, zip: undefined };
        throw error;
      })
      .finally(() => setPending(undefined));
    setMessage(made.message);
    if (made.zip !== undefined) downloadFile("site.zip", made.zip);
  };
  return (
    <>
      <Part>
        <h3>Where to?</h3>
        {hosts.map(({ name, byHand, once, script }) => (
          <details key={name} name="host">
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
      </Part>
      <p role="status">{message}</p>
      {canMake && (
        <DialogButtons>
          <Button isPending={pending === "zip"} onPress={() => void make("zip")}>
            {pending === "zip" ? "Making it…" : "Download as an archive"}
          </Button>
          <Button isPending={pending === "folder"} onPress={() => void make("folder")}>
            {pending === "folder" ? "Making it…" : "Make the folder"}
          </Button>
        </DialogButtons>
      )}
    </>
  );
}
