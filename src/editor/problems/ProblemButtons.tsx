import type { ReactNode } from "react";
import { openText } from "../site/openText.ts";
import { useSession } from "../site/useSession.ts";
import { Button, QuietButton } from "../widgets/Button.tsx";
import type { ListedProblem } from "./listProblems.ts";

interface Props {
  problem: ListedProblem;
  /** The id of the problem's words. */
  describedBy: string;
}

/** The button that shows the place of a problem; none where it has no place in the editor. */
export function ShowButton({
  problem: { place, panel, where, page, line, ...problem },
  describedBy,
  onPress,
}: Props & { onPress: () => void }): ReactNode {
  if (!place && !panel) return null;
  const file = problem.file ?? page.file;
  return (
    <Button
      aria-label={`Show: ${where || file}, line ${line} of ${file}`}
      aria-describedby={describedBy}
      onPress={onPress}
    >
      Show
    </Button>
  );
}

/** The buttons that open the file of a problem, and say that its value is meant. */
export function QuietButtons({ problem, describedBy }: Props): ReactNode {
  const session = useSession();
  const { page, line, column, dismissal } = problem;
  const file = problem.file ?? page.file;
  return (
    <>
      <QuietButton
        aria-label={`Open in text editor: line ${line} of ${file}`}
        aria-describedby={describedBy}
        onPress={() => openText(session, file, line, column)}
      >
        Open in text editor
      </QuietButton>
      {dismissal && (
        <QuietButton
          aria-describedby={describedBy}
          onPress={() => session.dismiss(page.file, problem)}
        >
          {dismissal}
        </QuietButton>
      )}
    </>
  );
}
