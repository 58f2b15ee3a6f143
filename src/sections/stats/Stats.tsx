import type { SectionProps } from "../../section.ts";
import { Container, Icon, SectionHeading } from "../../ui/index.ts";
import { Figure, gridOf, MiddleFigure, Note, SideBySide } from "./styles.ts";

/** A few large numbers, each with its label. */
export function Stats(props: SectionProps<"stats">) {
  const { frame, title, text, items, columns, align, note } = props;
  const List = gridOf(Boolean(title || text), columns);
  const Item = align === "center" ? MiddleFigure : Figure;
  const Box = items.length === 1 && (title || text) ? SideBySide : Container;
  return (
    <Box>
      {(title || text) && <SectionHeading {...{ frame, title, text, align }} />}
      <List count={items.length}>
        {items.map(({ icon, value, label, description }, index) => (
          <Item key={index}>
            <dt>
              {icon && <Icon name={icon} />}
              {label}
            </dt>
            <dd>{value}</dd>
            {description && <dd>{description}</dd>}
          </Item>
        ))}
      </List>
      {note && <Note>{note}</Note>}
    </Box>
  );
}
