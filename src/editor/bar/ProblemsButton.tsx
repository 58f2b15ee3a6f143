import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { QuietButton } from "../controls/Button.tsx";
import { useSession, useView } from "../site/session.ts";
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
  const { site, panel } = useView();
  const all = site?.pages.flatMap(({ problems }) => problems) ?? [];
  const severity = ["error", "warning", "notice"].find((name) =>
    all.some(({ severity }) => severity === name),
  );
  const name = all.length === 0 ? "No problems" : countOf(all.length);
  return (
    <Counter
      aria-label={name}
      aria-expanded={panel === "problems"}
      data-severity={severity ?? "none"}
      onPress={() => session.show(panel === "problems" ? "form" : "problems")}
    >
      {draw(all.length > 0 ? "problems" : "fine")}
      {all.length > 0 && <span>{all.length}</span>}
    </Counter>
  );
}

const countOf = (count: number) => (count === 1 ? "1 problem" : `${count} problems`);
