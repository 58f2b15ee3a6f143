import styled from "@emotion/styled";
import { traces } from "../../shared/drawings.ts";
import type { JournalDemo } from "../../shared/schema.gen.ts";
import type { SectionFrame } from "../../shared/section.ts";
import { space } from "../../theme/space.ts";
import { Icon, symbolUrl } from "../../ui/Icon.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { DemoCard } from "./DemoCard.ts";

const Line = styled.p({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1),
  fontSize: "var(--size-s)",
  color: "var(--muted)",
});

const Chip = styled.span({
  padding: "0.3em 0.9em",
  borderRadius: "999px",
  background: "var(--mint)",
  color: "var(--mint-ink)",
  fontSize: "var(--size-s)",
  fontWeight: 600,
});

const Voice = styled.p({
  display: "flex",
  alignItems: "center",
  gap: space(1.5),
  padding: `${space(1)} ${space(2)} ${space(1)} ${space(1)}`,
  borderRadius: "999px",
  background: "var(--soft)",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  "> svg:first-of-type": {
    padding: "0.6em",
    fontSize: "1.15rem",
    borderRadius: "50%",
    background: "var(--accent)",
    color: "var(--on-accent)",
  },
});

const Wave = styled.svg({
  flex: "1 1 0",
  minInlineSize: 0,
  blockSize: "2rem",
  stroke: "var(--accent-text)",
  strokeWidth: 3,
  strokeLinecap: "round",
});

const Tags = styled.ul({ display: "flex", flexWrap: "wrap", gap: space(1) });

/** A journal entry: a date, a mood, a few lines and a voice note. */
export function JournalEntry({
  frame,
  title,
  date,
  entry,
  mood,
  voice,
  tags = [],
}: JournalDemo & { frame: SectionFrame }) {
  return (
    <DemoCard>
      <ItemTitle frame={frame}>{title}</ItemTitle>
      <Line>
        {date}
        {mood && <Chip>{mood}</Chip>}
      </Line>
      <p>{entry}</p>
      {voice && (
        <Voice>
          <Icon name="microphone-fill" />
          <Wave aria-hidden="true">
            <use href={symbolUrl(traces.voice.id)} />
          </Wave>
          {voice}
        </Voice>
      )}
      {tags.length > 0 && (
        <Tags>
          {tags.map((tag, index) => (
            <li key={index}>
              <Chip>#{tag}</Chip>
            </li>
          ))}
        </Tags>
      )}
    </DemoCard>
  );
}
