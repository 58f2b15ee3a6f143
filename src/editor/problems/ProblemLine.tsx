import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { isStillToWrite, withoutPlace } from "../site/problemWords.ts";
import { useSession, useView } from "../site/useSession.ts";
import { PrimaryButton } from "../widgets/Button.tsx";
import type { ListedProblem } from "./listProblems.ts";
import { QuietButtons, ShowButton } from "./ProblemButtons.tsx";

const Line = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: "0 calc(2 * var(--space))",
  padding: "calc(1.5 * var(--space)) 0",
  borderBlockEnd: "1px solid var(--line)",
  "& > button": { minHeight: 28, fontSize: "var(--small)" },
});

const Words = styled.details({
  minWidth: 0,
  "& > summary": {
    listStyle: "none",
    borderRadius: 4,
    "&::-webkit-details-marker": { display: "none" },
    "& > *": { display: "block" },
    "& > small": { color: "var(--quiet)", fontSize: "var(--small)" },
  },
  "&:not([open]) > summary > *": {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
  "&[open] > summary": { overflowWrap: "anywhere" },
});

const More = styled.div({
  display: "grid",
  gap: "calc(1.5 * var(--space))",
  justifyItems: "start",
  color: "var(--quiet)",
  "& > p": { whiteSpace: "pre-line", overflowWrap: "anywhere" },
});

const Fix = styled(PrimaryButton)({ gridColumn: 1, justifySelf: "start" });

interface Props {
  problem: ListedProblem;
  onShow: () => void;
}

/** A problem in a line, which opens to all of its words, with the way to its place and its certain fix. */
export function ProblemLine({ problem, onShow }: Props): ReactNode {
  const session = useSession();
  const id = useId();
  const shown = useView(({ page }) => page);
  const { message, hint, where, page, fix } = problem;
  const file = problem.file ?? page.file;
  const at = page.path === shown ? where : `${where || file} · ${page.path || page.file}`;
  return (
    <Line>
      <Words>
        <summary>
          <span id={id}>{withoutPlace(message)}</span>
          <small>{at || file}</small>
        </summary>
        <More>
          {hint && !isStillToWrite(problem) && <p>{hint}</p>}
          <QuietButtons problem={problem} describedBy={id} />
        </More>
      </Words>
      <ShowButton problem={problem} describedBy={id} onPress={onShow} />
      {fix && (
        <Fix aria-describedby={id} onPress={() => session.fix(page.file, problem)}>
          {fix}
        </Fix>
      )}
    </Line>
  );
}
