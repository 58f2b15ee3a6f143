import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { isUnreadable, pageAt } from "../site/sections.ts";
import { useView } from "../site/useSession.ts";
import { Button } from "../widgets/Button.tsx";
import { Empty } from "../widgets/Empty.tsx";
import { kindOf, type ListedProblem } from "./listProblems.ts";
import { ProblemLine } from "./ProblemLine.tsx";
import { useProblems } from "./useProblems.ts";

const Stack = styled.div({
  display: "grid",
  gap: "calc(3 * var(--space))",
  justifyItems: "stretch",
  padding: "0 calc(4 * var(--space)) calc(6 * var(--space))",
  "& > button": { justifySelf: "start" },
});

const Kind = styled.h3({
  "&[data-severity=error]": { color: "var(--danger)" },
  "&[data-severity=warning]": { color: "var(--warning)" },
  "& > span": { color: "var(--quiet)", fontWeight: 400 },
});

const Quiet = styled.p({ color: "var(--quiet)" });

/** The problems of all pages, in the words of the check, with what can be done about each. */
export function Problems(): ReactNode {
  const site = useView(({ site }) => site);
  const page = useView(({ page }) => page);
  const isSaved = useView(({ saving }) => saving.kind !== "unsaved");
  const { problems, show, next } = useProblems();
  if (!site) return null;
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
      <Button onPress={next}>Next</Button>
      {groupByKind(problems).map(([kind, group]) => (
        <section key={kind}>
          <Kind data-severity={group[0]?.severity}>
            {kind} <span>{group.length}</span>
          </Kind>
          <ul>
            {group.map((problem) => (
              <ProblemLine
                key={`${problem.page.file} ${problem.index}`}
                problem={problem}
                onShow={() => show(problem)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}

/** Problems by their kind in words, in the order of their first ones. */
function groupByKind(problems: readonly ListedProblem[]): [kind: string, group: ListedProblem[]][] {
  const kinds = [...new Set(problems.map(kindOf))];
  return kinds.map((kind) => [kind, problems.filter((problem) => kindOf(problem) === kind)]);
}
