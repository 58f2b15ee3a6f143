import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { PublicationState } from "../../shared/editor/publication.ts";
import { listProblems } from "../problems/listProblems.ts";
import { ProblemLine } from "../problems/ProblemLine.tsx";
import { showProblem } from "../problems/showProblem.ts";
import { nameSections } from "../site/nameSections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";

const Part = styled.section({
  display: "grid",
  justifyItems: "stretch",
  gap: "calc(2 * var(--space))",
  "& > button": { justifySelf: "start" },
});

/** The most problems that leave room for what follows them. */
const most = 5;

interface Props {
  problems: PublicationState["problems"];
  /** Called when one of them is to be shown. */
  onShow: () => void;
}

/** The problems that refuse a publication: the first of them, each with the way to its place, and the way to all. */
export function RefusingProblems({ problems, onShow }: Props): ReactNode {
  const session = useSession();
  const site = useView(({ site }) => site);
  const facts = useView(({ facts }) => facts);
  if (!site) return null;
  const pages = site.pages.map((page) => ({
    ...page,
    problems: problems.find(({ file }) => file === page.file)?.problems ?? [],
  }));
  const listed = listProblems({ ...site, pages }, nameSections(site, facts?.schemas));
  return (
    <Part>
      <h3>Before this can go online</h3>
      <ul>
        {listed.slice(0, most).map((problem) => (
          <ProblemLine
            key={`${problem.page.file} ${problem.index}`}
            problem={problem}
            onShow={() => {
              showProblem(session, problem);
              onShow();
            }}
          />
        ))}
      </ul>
      {listed.length > most && (
        <Button
          onPress={() => {
            session.show("problems");
            onShow();
          }}
        >
          Show all {listed.length}
        </Button>
      )}
    </Part>
  );
}
