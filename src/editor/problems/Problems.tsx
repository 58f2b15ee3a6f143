import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { nameSections } from "../site/nameSections.ts";
import { isUnreadable, pageAt } from "../site/sections.ts";
import { useView } from "../site/useSession.ts";
import { Empty } from "../widgets/Empty.tsx";
import { listProblems } from "./listProblems.ts";
import { ProblemCard } from "./ProblemCard.tsx";

const Stack = styled.div({
  display: "grid",
  gap: "calc(3 * var(--space))",
  padding: "0 calc(4 * var(--space)) calc(6 * var(--space))",
});

const List = styled.ul({ display: "grid", gap: "calc(2 * var(--space))" });

const Quiet = styled.p({ color: "var(--quiet)" });

/** The problems of all pages, in the words of the check, with what can be done about each. */
export function Problems(): ReactNode {
  const site = useView(({ site }) => site);
  const facts = useView(({ facts }) => facts);
  const page = useView(({ page }) => page);
  const isSaved = useView(({ saving }) => saving.kind !== "unsaved");
  if (!site) return null;
  const problems = listProblems(site, nameSections(site, facts?.schemas));
  if (problems.length === 0) {
    return (
      <Empty path="M4.5 10.5l3.75 3.75L15.5 6.5">
        {isSaved
          ? "Everything is in order. The site can be published as it is."
          : "What is saved is in order. What is not saved yet was not checked."}
      </Empty>
    );
  }
  const unreadable = site.pages.filter(isUnreadable);
  const isHere = (file: string) => pageAt(site, page)?.file === file;
  return (
    <Stack>
      {unreadable.map(({ file }) => (
        <Quiet key={file}>
          {isHere(file) ? "This page" : `The page in ${file}`} cannot be read at the moment. It
          stays here as it last was, and nothing in it can be changed until the first problem below
          is solved.
        </Quiet>
      ))}
      <List>
        {problems.map((problem) => (
          <ProblemCard key={`${problem.page.file} ${problem.index}`} problem={problem} />
        ))}
      </List>
    </Stack>
  );
}
