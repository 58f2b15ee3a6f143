import type { Session } from "../site/session.ts";
import { showField } from "../site/showField.ts";
import type { ListedProblem } from "./listProblems.ts";

/** Identifies a problem while others are solved. */
export const keyOf = ({ page, code, message, line }: ListedProblem): string =>
  [page.file, code, message, line].join(" ");

/** Shows the place of a problem on its page, and its field in the form. */
export function showProblem(session: Session, problem: ListedProblem): void {
  const { place, panel, page } = problem;
  if (page.path !== "" && page.path !== session.view().page) session.open(page.path);
  if (place) session.select(place);
  else if (panel) session.show(panel);
  showField(place?.path ?? problem.path);
}
