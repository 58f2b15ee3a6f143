import { nameSections } from "../site/nameSections.ts";
import { useSession, useView } from "../site/useSession.ts";
import { type ListedProblem, listProblems } from "./listProblems.ts";
import { keyOf, showProblem } from "./showProblem.ts";

/** The problems of all pages, and the way through them. */
export interface ProblemTour {
  problems: ListedProblem[];
  /** The index of the one that was shown last, or of the one that has come in its place; undefined if none was. */
  at: number | undefined;
  show(problem: ListedProblem): void;
  /** Shows the one after that. After the last comes the first. */
  next(): void;
  end(): void;
}

/** Reads the problems of all pages. Those that have no place in the editor are not on the way through them. */
export function useProblems(): ProblemTour {
  const session = useSession();
  const site = useView(({ site }) => site);
  const facts = useView(({ facts }) => facts);
  const shown = useView(({ problem }) => problem);
  const problems = site ? listProblems(site, nameSections(site, facts?.schemas)) : [];
  const reachable = problems.filter(({ place, panel }) => place || panel);
  const found = reachable.findIndex((each) => keyOf(each) === shown?.key);
  const at = shown && (found < 0 ? Math.min(shown.index, reachable.length - 1) : found);
  const show = (problem: ListedProblem) => {
    session.adjust({ problem: { key: keyOf(problem), index: reachable.indexOf(problem) } });
    showProblem(session, problem);
  };
  return {
    ...{ problems, at, show },
    next() {
      const after = at === undefined ? 0 : found < 0 ? at : at + 1;
      const next = reachable[after % reachable.length];
      if (next) show(next);
    },
    end: () => session.adjust({ problem: undefined }),
  };
}
