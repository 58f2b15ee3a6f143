import styled from "@emotion/styled";
import type { FaqCategory, FaqQuestion, PropsOf, SectionFrame } from "../../section.ts";
import { hovering, print, space } from "../../theme/index.ts";
import { entryContent, entryTitle, openMark, trigger } from "../../ui/controls/disclosure.ts";
import { Icon, itemTitleOf } from "../../ui/index.ts";

const visible = { contentVisibility: "visible", blockSize: "auto" } as const;

const List = styled.div({
  inlineSize: "100%",
  maxInlineSize: "52rem",
  marginInline: "var(--middle, auto)",
  details: { borderBlockEnd: "1px solid var(--line)" },
  "h2, h3": entryTitle,
  "> :is(h2, h3)": {
    display: "flex",
    alignItems: "center",
    color: "var(--accent-text)",
    gap: space(1.5),
    paddingBlock: space(2),
  },
  summary: {
    ...trigger,
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    [hovering]: { "&:hover": { color: "var(--accent-text)" } },
  },
  "[open] > summary::after": openMark,
  // A link leads to the answer, because that opens it. It scrolls to the question.
  "details > div": { ...entryContent, scrollMarginBlockStart: "6rem" },
  [print]: { "details::details-content": visible },
});

interface QuestionsProps {
  frame: SectionFrame;
  /** The category of all of them: a heading above the list, with the anchor of the list. */
  category?: PropsOf<FaqCategory> | undefined;
  questions: PropsOf<FaqQuestion>[];
}

/** Questions in one list. The browser opens and closes the answers, one at a time. */
export function Questions({ frame, category, questions }: QuestionsProps) {
  const Title = itemTitleOf(frame);
  return (
    <List id={category?.id}>
      {category && (
        <Title>
          <Icon name={category.icon} />
          {category.title}
        </Title>
      )}
      {questions.map(({ id, question, answer }) => (
        <details key={id} name={`${frame.id}.answers`}>
          <summary>
            <Title>{question}</Title>
          </summary>
          <div id={id}>{answer}</div>
        </details>
      ))}
    </List>
  );
}
