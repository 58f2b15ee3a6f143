import type { SectionProps } from "../../shared/section.ts";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Beside, Figure, Grid, Note, TopGrid } from "./styles.ts";

/** A few large numbers, each with its label. */
export function Stats({ frame, title, text, items, note }: SectionProps<"stats">) {
  const List = title || text ? Grid : TopGrid;
  const Box = items.length === 1 && (title || text) ? Beside : Container;
  return (
    <Box>
      {(title || text) && <SectionHeading frame={frame} title={title} text={text} />}
      <List count={items.length}>
        {items.map(({ value, label, description }, index) => (
          <Figure key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {description && <dd>{description}</dd>}
          </Figure>
        ))}
      </List>
      {note && <Note>{note}</Note>}
    </Box>
  );
}
