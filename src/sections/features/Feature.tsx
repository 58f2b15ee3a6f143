import type { Card, FeaturesProps, PropsOf, SectionFrame } from "../../section.ts";
import { IconTile, ItemTitle, Picture } from "../../ui/index.ts";
import { splitIntoRows } from "../../ui/layout/fillRows.ts";
import { Cover, Item, MiddleItem, More, PictureItem, PlainItem, RowItem } from "./styles.ts";

/** The width of a picture, by the number of columns: beside the heading, and below it from three columns on. */
const widths = {
  1: "min(57vw, 46rem)",
  2: "min(27vw, 22rem)",
  3: "min(28vw, 23rem)",
  4: "min(20vw, 16rem)",
};

interface FeatureProps extends PropsOf<Card>, Pick<FeaturesProps, "columns" | "align"> {
  frame: SectionFrame;
  /** The number of features in the grid. */
  count: number;
}

/** One feature of a grid. */
export function Feature(props: FeatureProps) {
  const { frame, icon, image, title, description, link } = props;
  const Box = boxOf(props);
  const sizes = `(min-width: 64em) ${widths[props.columns]}, (min-width: 48em) 43vw, 90vw`;
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
