import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useSession, useView } from "../site/useSession.ts";
import { QuietButton } from "../widgets/Button.tsx";
import { CloseButton } from "../widgets/CloseButton.tsx";
import { useProblems } from "./useProblems.ts";

const Strip = styled.div({
  position: "sticky",
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: "var(--space)",
  padding: "var(--space) calc(2 * var(--space))",
  borderBlockEnd: "1px solid var(--line)",
  background: "var(--selected)",
  fontSize: "var(--small)",
  "& > span": { marginInlineStart: "auto" },
});

/** The way on to the next problem, above the form of the one that is shown and `top` pixels below the top of the panel. */
export function ProblemStrip({ top = 0 }: { top?: number }): ReactNode {
  const isOnTour = useView(({ problem }) => problem !== undefined);
  return isOnTour && <Tour top={top} />;
}

function Tour({ top }: { top: number }): ReactNode {
  const session = useSession();
  const { problems, next, end } = useProblems();
  const count = problems.length;
  return (
    <Strip style={{ top }}>
      <QuietButton onPress={() => session.show("problems")}>
        {count === 1 ? "1 problem" : `${count} problems`}
      </QuietButton>
      {count > 0 && <QuietButton onPress={next}>Next</QuietButton>}
      <span />
      <CloseButton onPress={end} />
    </Strip>
  );
}
