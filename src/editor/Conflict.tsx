import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { keyOf } from "./pending/change.ts";
import { useSession, useView } from "./site/useSession.ts";
import { Button, PrimaryButton } from "./widgets/Button.tsx";
import { Dialog, DialogButtons } from "./widgets/Dialog.tsx";

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "calc(3 * var(--space))",
  "& > section": { display: "grid", alignContent: "start", gap: "calc(1.5 * var(--space))" },
});

const Words = styled.p({
  padding: "calc(3 * var(--space))",
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--raised)",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});

/** Asks which of two values stays, when somebody else has changed the same one meanwhile: of several, one by one. */
export function Conflict(): ReactNode {
  const session = useSession();
  const conflict = useView(({ conflict }) => conflict);
  const theirs = conflict?.stop?.kind === "conflict" ? conflict.stop.theirs : undefined;
  return (
    <Dialog
      key={conflict && keyOf(conflict.at)}
      title="Somebody else has changed this too"
      isOpen={conflict !== undefined}
      width={640}
    >
      <p>
        While you were writing, the same place was changed in the file. One of the two can stay.
      </p>
      <Columns>
        <section>
          <h3>Yours</h3>
          <Words dir="auto">{inWords(conflict?.value)}</Words>
        </section>
        <section>
          <h3>Theirs</h3>
          <Words dir="auto">{inWords(theirs)}</Words>
        </section>
      </Columns>
      <DialogButtons>
        <Button onPress={() => session.endConflict("theirs")}>Take theirs</Button>
        <PrimaryButton onPress={() => session.endConflict("mine")}>Keep mine</PrimaryButton>
      </DialogButtons>
    </Dialog>
  );
}

/** A value as a reader knows it: its texts, one below the other. */
function inWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return "Nothing";
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (typeof value !== "object") return String(value);
  return Object.values(value).map(inWords).join("\n");
}
