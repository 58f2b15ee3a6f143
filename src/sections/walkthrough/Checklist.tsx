import styled from "@emotion/styled";
import type { CheckItem, PropsOf, SectionFrame } from "../../section.ts";
import { space } from "../../theme/index.ts";
import { Icon, VisuallyHidden } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";

const Item = styled.li({
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

/** A list of things: what is done, and what is left. */
export function Checklist({ frame, items }: { frame: SectionFrame; items: PropsOf<CheckItem>[] }) {
  return (
    <ul>
      {items.map(({ text, done, note }, index) => (
        <Item key={index} data-done={done ? "" : undefined}>
          <Box aria-hidden="true">{done && <Icon name="check-bold" />}</Box>
          <span>
            {text}
            {done && <VisuallyHidden>{` (${labels.done(frame.site)})`}</VisuallyHidden>}
          </span>
          {note && <small>{note}</small>}
        </Item>
      ))}
    </ul>
  );
}
