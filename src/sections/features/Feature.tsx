import type { Card, FeaturesProps, PropsOf, SectionFrame } from "../../section.ts";
import { IconTile, ItemTitle, Picture } from "../../ui/index.ts";
import { splitIntoRows } from "../../ui/layout/fillRows.ts";
import { CardPrice } from "../../ui/media/CardPrice.tsx";
import { coverSizes } from "../../ui/media/coverSizes.ts";
import {
  CardItem,
  Cover,
  Item,
  ItemBadge,
  MiddleItem,
  More,
  mostOnTablets,
  PictureItem,
  PlainItem,
  RowItem,
} from "./styles.ts";

/** The width of a picture, by the number of columns: beside the heading, and below it from three columns on. */
const widths = {
  1: "min(57vw, 46rem)",
  2: "min(27vw, 22rem)",
  3: "min(28vw, 23rem)",
  4: "min(20vw, 16rem)",
};

/** The same on tablets, in parts of the window. */
const tabletWidths: Record<number, number> = { 2: 43, 3: 28 };

interface FeatureProps extends PropsOf<Card>, Pick<FeaturesProps, "columns" | "align"> {
  frame: SectionFrame;
  /** The number of features in the grid. */
  count: number;
  /** True if it is on a card. */
  isCard: boolean;
}

/** One feature of a grid. */
export function Feature(props: FeatureProps) {
  const { frame, icon, image, title, description, badge, price, link, columns, count } = props;
  const Box = boxOf(props);
  const [onTablets = 1] = splitIntoRows(count, mostOnTablets(count, columns));
  const sizes = `(min-width: 64em) ${widths[columns]}, (min-width: 48em) ${tabletWidths[onTablets] ?? 90}vw, 90vw`;
  return (
    <Box>
      {image && (
        <Cover>
          <Picture picture={image} sizes={coverSizes(image, frame.site, 3 / 2, sizes)} />
        </Cover>
      )}
      {icon && <IconTile name={icon} />}
      {badge && <ItemBadge as="strong">{badge}</ItemBadge>}
      <ItemTitle frame={frame}>{title}</ItemTitle>
      <p>{description}</p>
      {price && <CardPrice {...price} />}
      {link && <More {...link}>{link.label}</More>}
    </Box>
  );
}

function boxOf({ icon, image, columns, align, count, isCard }: FeatureProps) {
  if (isCard) return CardItem;
  if (align === "center") return MiddleItem;
  if (image) return PictureItem;
  if (!icon) return PlainItem;
  return columns === 1 || splitIntoRows(count, columns)[0] === 1 ? RowItem : Item;
}
