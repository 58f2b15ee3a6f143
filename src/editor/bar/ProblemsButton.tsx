import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { EditorState, Problem } from "../../shared/editor/endpoint.ts";
import { useSession, useView } from "../site/useSession.ts";
import { QuietButton } from "../widgets/Button.tsx";
import { draw } from "./icons.tsx";

const Counter = styled(QuietButton)({
  padding: "0 calc(2 * var(--space))",
  fontVariantNumeric: "tabular-nums",
  "&[data-severity=error]": { color: "var(--danger)" },
  "&[data-severity=warning]": { color: "var(--warning)" },
  "&[data-severity=none]": { color: "var(--quiet)" },
});

/** The count of problems on all pages, and the way to their list. */
export function ProblemsButton(): ReactNode {
  const session = useSession();
  const isKnown = useView(({ site }) => site !== undefined);
  const count = useView(({ site }) => problemsOf(site).length);
  const severity = useView(({ site }) => worstOf(problemsOf(site)));
  const panel = useView(({ panel }) => panel);
  const name = count === 0 ? "No problems" : countOf(count);
  const isSerious = severity === "error" || severity === "warning";
  return (
    <Counter
      aria-label={isKnown ? name : "Problems: the site is being read"}
      isDisabled={!isKnown}
      aria-expanded={panel === "problems"}
      data-severity={severity ?? "none"}
      onPress={() => session.show(panel === "problems" ? "form" : "problems")}
    >
      {draw(isSerious ? "problems" : isKnown && count === 0 ? "fine" : "notes")}
      {count > 0 && <span>{count}</span>}
    </Counter>
  );
}

const problemsOf = (site: EditorState | undefined): Problem[] =>
  site?.pages.flatMap(({ problems }) => problems) ?? [];

const worstOf = (problems: readonly Problem[]) =>
  ["error", "warning", "notice"].find((name) => problems.some(({ severity }) => severity === name));

const countOf = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);
