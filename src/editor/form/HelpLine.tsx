import styled from "@emotion/styled";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { withHelpLine } from "./controls/parts.ts";

/** Room for the line at the end of the fields. It is always there, so that no field moves when the line comes and goes. */
const Place = styled.div({
  display: "none",
  [`@media ${withHelpLine}`]: {
    position: "sticky",
    bottom: 0,
    display: "flex",
    alignItems: "flex-end",
    height: "calc(18 * var(--space))",
    // The pointer reaches the field under the line. The line then explains that field, or goes.
    pointerEvents: "none",
  },
});

const Line = styled.p({
  flex: "1",
  padding: "calc(2 * var(--space)) calc(3 * var(--space))",
  borderBlockStart: "1px solid var(--line)",
  background: "var(--surface)",
  color: "var(--quiet)",
  fontSize: "var(--small)",
});

interface Props {
  isShown: boolean;
  children: ReactNode;
}

/**
 * Fields, and a line at their end that explains the one that the pointer is on or that has the focus. Nothing else moves
 * for it: a press would miss what it is meant for.
 */
export function WithHelpLine({ isShown, children }: Props): ReactNode {
  const [focused, focus] = useState("");
  const [pointed, point] = useState("");
  const words = pointed || focused;
  return (
    <div
      data-form
      onFocusCapture={(event) => focus(helpAt(event))}
      onPointerOver={(event) => point(helpAt(event))}
      onPointerLeave={() => point("")}
    >
      {children}
      {/* Each control names its own words to screen readers. */}
      {isShown && (
        <Place aria-hidden="true" dir="auto">
          {words && <Line>{words}</Line>}
        </Place>
      )}
    </div>
  );
}

/** The help of the field in which something happens. */
function helpAt({ target }: SyntheticEvent): string {
  const field = target instanceof Element ? target.closest("[data-field]") : null;
  return field?.querySelector("[data-help]")?.textContent ?? "";
}
