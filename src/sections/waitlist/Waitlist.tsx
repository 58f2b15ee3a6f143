import styled from "@emotion/styled";
import type { SectionProps } from "../../contract/section.ts";
import { space } from "../../theme/space.ts";
import { Container } from "../../ui/Container.ts";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

const Grid = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
  gap: space(3),
  marginBlockStart: space(6),
});

const Item = styled.li({
  display: "grid",
  alignContent: "start",
  gap: space(1),
  padding: space(3.5),
  border: "1px solid var(--line)",
  borderRadius: "var(--radius)",
  background: "var(--surface)",
  boxShadow: "var(--shadow-low)",
  p: { color: "var(--muted)" },
});

/** Say here what the schema's description says. */
export function Waitlist({ frame, title, text, items }: SectionProps<"waitlist">) {
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} />
      <Grid>
        {items.map(({ title, description }) => (
          <Item key={title}>
            <ItemTitle frame={frame}>{title}</ItemTitle>
            <p>{description}</p>
          </Item>
        ))}
      </Grid>
    </Container>
  );
}
