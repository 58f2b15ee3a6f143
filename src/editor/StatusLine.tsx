import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { WaitingLanguages } from "./languages/WaitingLanguages.tsx";
import type { Saving } from "./site/saving.ts";
import { useSession, useView } from "./site/useSession.ts";
import { QuietButton } from "./widgets/Button.tsx";

const Line = styled.footer({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: "calc(4 * var(--space))",
  minHeight: 32,
  padding: "0 calc(4 * var(--space))",
  borderTop: "1px solid var(--line)",
  background: "var(--surface)",
  color: "var(--quiet)",
  fontSize: "var(--small)",
  whiteSpace: "nowrap",
  "& > p": { overflow: "hidden", textOverflow: "ellipsis" },
  "& > [role=alert]": { color: "var(--danger)" },
  "& > :last-child": { marginInlineStart: "auto" },
  // Sentences that do not fit beside each other are read whole.
  "@media (max-width: 1023px)": {
    flexWrap: "wrap",
    columnGap: "calc(3 * var(--space))",
    rowGap: 0,
    whiteSpace: "normal",
    "& > p:empty": { display: "none" },
  },
});

const State = styled.div({
  display: "flex",
  alignItems: "center",
  gap: "calc(2 * var(--space))",
  minWidth: 0,
  "& > span": { overflow: "hidden", textOverflow: "ellipsis" },
  "@media (max-width: 1023px)": { flexWrap: "wrap" },
  "&[data-kind=unsaved] > span": { color: "var(--danger)" },
});

const SmallButton = styled(QuietButton)({
  minHeight: 24,
  padding: "0 calc(2 * var(--space))",
  color: "var(--accent)",
  fontSize: "inherit",
});

/** The result of the last action, and the state of all that is shown. */
export function StatusLine(): ReactNode {
  const session = useSession();
  const status = useView(({ status }) => status);
  const saving = useView(({ saving }) => saving);
  const isActing = useView(({ isActing }) => isActing);
  const isKnown = useView(({ site }) => site !== undefined);
  const canUndo = useView(({ site }) => site?.undo !== undefined);
  const { words, alert, isAction, said } = status;
  return (
    <Line>
      <p role="status" dir="auto">
        {words && <span key={said.words}>{words}</span>}
      </p>
      <p role="alert" dir="auto">
        {alert && <span key={said.alert}>{alert}</span>}
      </p>
      <WaitingLanguages />
      {isAction && canUndo && <SmallButton onPress={session.undo}>Undo</SmallButton>}
      <State data-kind={saving.kind}>
        <span>{inWords(saving, isActing, isKnown)}</span>
        {saving.kind === "unsaved" && saving.canRetry && (
          <>
            <SmallButton onPress={session.retry}>Try again</SmallButton>
            <SmallButton onPress={session.discard}>Discard</SmallButton>
          </>
        )}
        {saving.kind === "unsaved" && saving.draft && (
          <SmallButton
            aria-label={`Show: ${saving.draft.label}`}
            onPress={() => session.showDraft(saving.draft)}
          >
            Show
          </SmallButton>
        )}
      </State>
    </Line>
  );
}

function inWords(saving: Saving, isActing: boolean, isKnown: boolean): string {
  if (saving.kind === "unsaved") return `Not saved: ${saving.reason}`;
  if (saving.kind === "saving" || isActing) return "Saving…";
  // Words that are written before the site is read are saved afterwards.
  return isKnown ? "Every change is saved" : "The site is being read";
}
