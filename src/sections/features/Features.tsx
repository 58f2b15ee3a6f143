import type { SectionProps } from "../../shared/section.ts";
import { inPastels } from "../../theme/pastel.ts";
import { splitIntoRows } from "../../ui/fillRows.ts";
import { IconTile } from "../../ui/IconTile.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Grid, Item, Layout, RowItem } from "./styles.ts";

/** A grid of the product's features. */
export function Features({ frame, title, text, items }: SectionProps<"features">) {
  const Box = splitIntoRows(items.length, 2)[0] === 1 ? RowItem : Item;
  return (
    <Layout>
      <SectionHeading frame={frame} title={title} text={text} />
      <Grid step={50} count={items.length} {...inPastels}>
        {items.map(({ icon, title, description }, index) => (
          <Box key={index}>
            <IconTile name={icon} />
            <ItemTitle frame={frame}>{title}</ItemTitle>
            <p>{description}</p>
          </Box>
        ))}
      </Grid>
    </Layout>
  );
}
