import type { Card, FeaturesProps } from "../../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../../shared/section.ts";
import { splitIntoRows } from "../../ui/fillRows.ts";
import { IconTile } from "../../ui/IconTile.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Cover, Item, MiddleItem, More, PictureItem, PlainItem, RowItem } from "./styles.ts";

const sizes = "(min-width: 48em) 45vw, 90vw";

interface FeatureProps extends PropsOf<Card>, Pick<FeaturesProps, "columns" | "align"> {
  frame: SectionFrame;
  /** The number of features in the grid. */
  count: number;
}

/** One feature of a grid. */
export function Feature(props: FeatureProps) {
  const { frame, icon, image, title, description, link } = props;
  const Box = boxOf(props);
  return (
    <Box>
      {image && (
        <Cover>
          <Picture picture={image} sizes={sizes} />
        </Cover>
      )}
      {icon && <IconTile name={icon} />}
      <ItemTitle frame={frame}>{title}</ItemTitle>
      <p>{description}</p>
      {link && <More {...link}>{link.label}</More>}
    </Box>
  );
}

function boxOf({ icon, image, columns, align, count }: FeatureProps) {
  if (align === "center") return MiddleItem;
  if (image) return PictureItem;
  if (!icon) return PlainItem;
  return columns === 1 || splitIntoRows(count, columns)[0] === 1 ? RowItem : Item;
}
