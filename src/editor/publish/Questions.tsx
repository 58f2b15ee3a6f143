import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import type { Decision, PublicationConflict } from "../../shared/editor/publication.ts";

const Question = styled(RadioGroup)({
  display: "grid",
  gap: "calc(1.5 * var(--space))",
  "& > div": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
    gap: "calc(2 * var(--space))",
  },
});

const Place = styled(Label)({ fontWeight: 600, overflowWrap: "anywhere" });

const Answer = styled(Radio)({
  display: "grid",
  alignContent: "start",
  gap: "var(--space)",
  padding: "calc(3 * var(--space))",
  border: "1px solid var(--edge)",
  borderRadius: "var(--radius)",
  background: "var(--raised)",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  cursor: "default",
  "& > strong": { fontWeight: 600 },
  "&[data-hovered]": { borderColor: "var(--ink)" },
  "&[data-selected]": { borderColor: "var(--accent)", background: "var(--selected)" },
  "&[data-focus-visible]": { outline: "2px solid var(--focus)", outlineOffset: 1 },
});

interface Props {
  conflicts: readonly PublicationConflict[];
  choices: Readonly<Record<string, Decision["keep"]>>;
  onChoose: (key: string, keep: Decision["keep"]) => void;
}

/** The values that two hands changed: the author chooses one of both, for each. */
export function Questions({ conflicts, choices, onChoose }: Props): ReactNode {
  return conflicts.map(({ key, where, mine, theirs }) => (
    <Question
      key={key}
      value={choices[key] ?? ""}
      onChange={(keep) => onChoose(key, keep === "mine" ? keep : "theirs")}
    >
      <Place dir="auto">{where}</Place>
      <div>
        <Answer value="mine">
          <strong>Keep mine</strong>
          <span dir="auto">{mine}</span>
        </Answer>
        <Answer value="theirs">
          <strong>Take theirs</strong>
          <span dir="auto">{theirs}</span>
        </Answer>
      </div>
    </Question>
  ));
}
