import styled from "@emotion/styled";
import type { TasksDemo } from "../../shared/schema.gen.ts";
import type { SectionFrame } from "../../shared/section.ts";
import { space } from "../../theme/space.ts";
import { AvatarStack } from "../../ui/AvatarStack.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { labelsOf } from "../../ui/labels.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.ts";
import { DemoCard } from "./DemoCard.ts";

const Head = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  "--avatar": "2.25rem",
  "--tone-background": "var(--surface)",
});

const Task = styled.li({
  display: "flex",
  alignItems: "flex-start",
  gap: space(1.5),
  paddingBlock: space(1.5),
  "& + &": { borderBlockStart: "1px solid var(--line)" },
  small: {
    marginInlineStart: "auto",
    fontSize: "var(--size-s)",
    color: "var(--muted)",
    textAlign: "end",
    maxInlineSize: "45%",
    overflowWrap: "break-word",
  },
  "&[data-done] > span": { color: "var(--muted)", textDecorationLine: "line-through" },
});

const Box = styled.i({
  display: "grid",
  placeItems: "center",
  inlineSize: "1.5rem",
  aspectRatio: "1",
  flexShrink: 0,
  border: "2px solid var(--accent-text)",
  borderRadius: "0.5rem",
  color: "var(--on-accent)",
  "[data-done] > &": { background: "var(--accent)" },
});

/** A shared list of tasks, done and open. */
export function TaskList({
  frame,
  title,
  people = [],
  items,
}: TasksDemo & { frame: SectionFrame }) {
  return (
    <DemoCard>
      <Head>
        <ItemTitle frame={frame}>{title}</ItemTitle>
        {people.length > 0 && <AvatarStack frame={frame} people={people} />}
      </Head>
      <ul>
        {items.map(({ text, done, note }, index) => (
          <Task key={index} data-done={done ? "" : undefined}>
            <Box aria-hidden="true">{done && <Icon name="check-bold" />}</Box>
            <span>
              {text}
              {done && <VisuallyHidden>{` (${labelsOf(frame.site).done})`}</VisuallyHidden>}
            </span>
            {note && <small>{note}</small>}
          </Task>
        ))}
      </ul>
    </DemoCard>
  );
}
