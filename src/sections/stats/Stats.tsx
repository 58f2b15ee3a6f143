import type { SectionProps } from "../../section.ts";
import { Container, Icon, SectionHeading } from "../../ui/index.ts";
import { Bar, layouts } from "./layouts.ts";
import { gridOf, Note, SideBySide } from "./styles.ts";

/** A few large numbers, each with its label. */
export function Stats(props: SectionProps<"stats">) {
  const { frame, title, text, items, layout, columns, align, note } = props;
  const isBelow = Boolean(title || text);
  const { figures } = layouts[layout];
  const List = layouts[layout].list ?? gridOf(isBelow, columns);
  const Item = figures[align];
  const Box = items.length === 1 && isBelow && layout === "columns" ? SideBySide : Container;
  return (
    <Box>
      {isBelow && <SectionHeading {...{ frame, title, text, align }} />}
      <List count={items.length}>
        {items.map(({ icon, value, label, description, share }, index) => (
          <Item key={index}>
            <dt>
              {icon && <Icon name={icon} />}
              {label}
            </dt>
            <dd>{value}</dd>
            {description && <dd>{description}</dd>}
            {layout === "bars" && share !== undefined && <Bar aria-hidden="true" share={share} />}
          </Item>
        ))}
      </List>
      {note && <Note>{note}</Note>}
    </Box>
  );
}
