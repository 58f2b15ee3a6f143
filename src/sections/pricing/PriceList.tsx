import styled from "@emotion/styled";
import type { PriceGroup, PropsOf, SectionFrame } from "../../section.ts";
import { from, space } from "../../theme/index.ts";
import { ItemTitle } from "../../ui/index.ts";
import { CardPrice } from "../../ui/media/CardPrice.tsx";

/** The groups, in columns from top to bottom where there are several. */
const Groups = styled.div({
  marginBlockStart: space(6),
  columnGap: space(8),
  "> *": { breakInside: "avoid", paddingBlockEnd: space(5) },
  "> :only-child": {
    "--entry": "var(--size-xl)",
    maxInlineSize: "56rem",
    marginInline: "var(--middle, auto)",
  },
  [from.laptop]: { "&:has(> :nth-of-type(2))": { columns: 2 } },
});

const Group = styled.div({
  "> p": { marginBlockStart: space(0.5), color: "var(--muted)" },
});

const Entry = styled.li({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: space(3),
  paddingBlock: space(1.5),
  borderBlockEnd: "1px solid var(--line)",
  "> p:last-child": { maxInlineSize: "12rem", textAlign: "end" },
  b: { fontFamily: "var(--display)", fontWeight: "var(--weight)" },
  "b, strong": { fontSize: "var(--entry, var(--size-l))", lineHeight: 1.25 },
  "small, span": { color: "var(--muted)", fontSize: "var(--size-s)" },
  span: { display: "block" },
});

interface PriceListProps {
  frame: SectionFrame;
  groups: PropsOf<PriceGroup>[];
}

/** Prices in groups, a line each. */
export function PriceList({ frame, groups }: PriceListProps) {
  return (
    <Groups>
      {groups.map(({ title, description, entries }, index) => (
        <Group key={index}>
          {title && <ItemTitle frame={frame}>{title}</ItemTitle>}
          {description && <p>{description}</p>}
          <ul>
            {entries.map(({ title, marks, description, price }, place) => (
              <Entry key={place}>
                <p>
                  <b>{title}</b> {marks && <small>{marks}</small>}
                  {description && <span>{description}</span>}
                </p>
                <CardPrice {...price} />
              </Entry>
            ))}
          </ul>
        </Group>
      ))}
    </Groups>
  );
}
