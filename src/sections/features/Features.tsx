import type { SectionProps } from "../../contract/section.ts";
import { inPastels } from "../../theme/pastel.ts";
import { IconTile } from "../../ui/IconTile.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Grid, Item, Layout } from "./styles.ts";

/** A grid of what the product does. */
export function Features({ frame, title, text, items }: SectionProps<"features">) {
  return (
    <Layout>
      <SectionHeading frame={frame} title={title} text={text} />
      <Grid step={50} count={items.length} {...inPastels}>
        {items.map(({ icon, title, description }, index) => (
          <Item key={index}>
            <IconTile name={icon} />
            <ItemTitle frame={frame}>{title}</ItemTitle>
            <p>{description}</p>
          </Item>
        ))}
      </Grid>
    </Layout>
  );
}
