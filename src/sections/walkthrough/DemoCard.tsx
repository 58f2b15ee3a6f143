import styled from "@emotion/styled";
import type { Demo, PropsOf, SectionFrame } from "../../section.ts";
import { space } from "../../theme/index.ts";
import { AvatarStack, IconTile, ItemTitle } from "../../ui/index.ts";
import { Chart } from "./Chart.tsx";
import { Checklist } from "./Checklist.tsx";
import { Recording } from "./Recording.tsx";

const Card = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space(2.5),
  padding: space(4),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius-l)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-high)",
});

const Head = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space(1.5),
  "--avatar": "2.25rem",
  "--tone-background": "var(--surface)",
});

const Meta = styled.p({
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
  borderRadius: "var(--pill, 999px)",
  background: "var(--mint)",
  color: "var(--mint-ink)",
  fontSize: "var(--size-s)",
  fontWeight: "var(--strong)",
});

const Lines = styled.ul({
  "> li": { paddingBlock: space(1) },
  "> li + li": { borderBlockStart: "1px solid var(--line)" },
});

const Tags = styled.ul({ display: "flex", flexWrap: "wrap", gap: space(1) });

/** A piece of the product, as it looks on its screen: the parts that are given, from top to bottom. */
export function DemoCard({ frame, ...demo }: PropsOf<Demo> & { frame: SectionFrame }) {
  const { icon, people, meta, badge, chart, text, lines, recording, tags, checklist } = demo;
  const title = <ItemTitle frame={frame}>{demo.title}</ItemTitle>;
  return (
    <Card>
      {icon && <IconTile name={icon} />}
      {people ? (
        <Head>
          {title}
          <AvatarStack frame={frame} people={people} />
        </Head>
      ) : (
        title
      )}
      {(meta || badge) && (
        <Meta>
          {meta}
          {badge && <Chip>{badge}</Chip>}
        </Meta>
      )}
      {chart && <Chart frame={frame} points={chart} />}
      {text && <p>{text}</p>}
      {lines && (
        <Lines>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </Lines>
      )}
      {recording && <Recording length={recording} />}
      {tags && tags.length > 0 && (
        <Tags>
          {tags.map((tag, index) => (
            <li key={index}>
              <Chip>#{tag}</Chip>
            </li>
          ))}
        </Tags>
      )}
      {checklist && <Checklist frame={frame} items={checklist} />}
    </Card>
  );
}
