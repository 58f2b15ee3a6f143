import type { SectionProps } from "../../contract/section.ts";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Figure, Grid, Note } from "./styles.ts";

/** A few large numbers, each with what it counts. */
export function Stats({ frame, title, text, items, note }: SectionProps<"stats">) {
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} />
      <Grid>
        {items.map(({ value, label, description }, index) => (
          <Figure key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {description && <dd>{description}</dd>}
          </Figure>
        ))}
      </Grid>
      {note && <Note>{note}</Note>}
    </Container>
  );
}
