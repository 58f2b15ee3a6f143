import styled from "@emotion/styled";
import type { FaqQuestion, PropsOf, SectionFrame } from "../../section.ts";
import { from, space } from "../../theme/index.ts";
import { ItemTitle } from "../../ui/index.ts";

const Entry = styled.div({
  display: "grid",
  gap: `${space(1)} ${space(6)}`,
  paddingBlock: space(3),
  borderBlockStart: "1px solid var(--line)",
  scrollMarginBlockStart: "6rem",
  "> *": { minInlineSize: 0 },
  "> div": { color: "var(--muted)" },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" },
});

interface OpenQuestionsProps {
  frame: SectionFrame;
  questions: PropsOf<FaqQuestion>[];
}

/** Questions in one list, each with its answer beside it. */
export function OpenQuestions({ frame, questions }: OpenQuestionsProps) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <Entry key={id} id={id}>
          <ItemTitle frame={frame}>{question}</ItemTitle>
          <div>{answer}</div>
        </Entry>
      ))}
    </div>
  );
}
