import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { PublicationState } from "../../shared/editor/publication.ts";
import { listProblems } from "../problems/listProblems.ts";
import { ProblemCard } from "../problems/ProblemCard.tsx";
import { nameSections } from "../site/nameSections.ts";
import { useView } from "../site/useSession.ts";

const Part = styled.section({ display: "grid", gap: "calc(2 * var(--space))" });

const List = styled.ul({ display: "grid", gap: "calc(2 * var(--space))" });

interface Props {
  problems: PublicationState["problems"];
  /** Called when one of them is to be shown. */
  onShow: () => void;
}

/** The problems that refuse a publication, with the way to the place of each. */
export function RefusingProblems({ problems, onShow }: Props): ReactNode {
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
      <List>
        {listed.map((problem) => (
          <ProblemCard
            key={`${problem.page.file} ${problem.index}`}
            problem={problem}
            onShow={onShow}
          />
        ))}
      </List>
    </Part>
  );
}
