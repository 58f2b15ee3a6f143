import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { withoutPlace } from "../site/problemWords.ts";
import { useSession, useView } from "../site/useSession.ts";
import { PrimaryButton } from "../widgets/Button.tsx";
import { kindOf, type ListedProblem } from "./listProblems.ts";
import { QuietButtons, ShowButton } from "./ProblemButtons.tsx";
import { showProblem } from "./showProblem.ts";

const Card = styled.li({
  display: "grid",
  gap: "calc(1.5 * var(--space))",
  padding: "calc(3 * var(--space))",
  borderRadius: 10,
  border: "1px solid var(--line)",
  background: "var(--raised)",
  overflowWrap: "anywhere",
});

const Kind = styled.p({
  fontSize: "var(--small)",
  fontWeight: 600,
  "&[data-severity=error]": { color: "var(--danger)" },
  "&[data-severity=warning]": { color: "var(--warning)" },
  "&[data-severity=notice]": { color: "var(--quiet)" },
  "& > span": { color: "var(--quiet)", fontWeight: 400 },
});

const Hint = styled.p({ color: "var(--quiet)", whiteSpace: "pre-line" });

const Row = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: "calc(1.5 * var(--space))",
  marginTop: "var(--space)",
  "& > *": { minHeight: 30, fontSize: "var(--small)" },
});

interface Props {
  problem: ListedProblem;
  /** Called when its place is to be shown. */
  onShow?: () => void;
}

/** A problem: its words, its place, and the ways to solve it. */
export function ProblemCard({ problem, onShow }: Props): ReactNode {
  const session = useSession();
  const id = useId();
  const shown = useView(({ page }) => page);
  const { severity, message, hint, where, page, fix } = problem;
  const select = () => {
    showProblem(session, problem);
    onShow?.();
  };
  const isElsewhere = page.path !== shown;
  return (
    <Card>
      <Kind data-severity={severity}>
        {kindOf(problem)}
        {where && <span> · {where}</span>}
        {isElsewhere && <span> · {page.path || page.file}</span>}
      </Kind>
      <p id={id}>{withoutPlace(message)}</p>
      {hint && <Hint>{hint}</Hint>}
      <Row>
        {fix && (
          <PrimaryButton aria-describedby={id} onPress={() => session.fix(page.file, problem)}>
            {fix}
          </PrimaryButton>
        )}
        <ShowButton problem={problem} describedBy={id} onPress={select} />
        <QuietButtons problem={problem} describedBy={id} />
      </Row>
    </Card>
  );
}
