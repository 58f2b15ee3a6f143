import type { ComponentProps } from "react";
import type { FeaturesProps, SectionProps } from "../../section.ts";
import { inPastels } from "../../theme/index.ts";
import { SectionHeading } from "../../ui/index.ts";
import { spansOf } from "./bento.ts";
import { Feature } from "./Feature.tsx";
import { Line } from "./Line.tsx";
import { PictureRow } from "./PictureRow.tsx";
import { CardGrid, grids, Layout, List, Stack } from "./styles.ts";
import { Tile } from "./Tile.tsx";
import { Bento, Rows } from "./tileStyles.ts";

/** The product's features, in a grid, a plain list, tiles or rows. */
export function Features(props: SectionProps<"features">) {
  const { frame, title, text, items, layout, columns, align } = props;
  const count = items.length;
  const isBeside = layout === "list" || (layout === "grid" && columns <= 2);
  const Around = isBeside ? Layout : Stack;
  const Items = { grid: grids[columns], list: List, cards: CardGrid, bento: Bento, rows: Rows }[
    layout
  ];
  const spans = spansOf(count);
  return (
    <Around>
      <SectionHeading
        {...{ frame, title, text }}
        align={layout === "list" || (isBeside && align === "start") ? "beside" : align}
      />
      <Items step={50} count={count} {...inPastels}>
        {items.map((item, index) => (
          <Entry
            key={index}
            {...{ frame, layout, columns, align, count }}
            {...item}
            span={spans[index] ?? 6}
          />
        ))}
      </Items>
    </Around>
  );
}

type EntryProps = Omit<ComponentProps<typeof Feature>, "isCard"> &
  ComponentProps<typeof Tile> &
  Pick<FeaturesProps, "layout">;

/** One feature, as the layout shows it. */
function Entry({ layout, span, columns, align, count, ...card }: EntryProps) {
  if (layout === "list") return <Line {...card} />;
  if (layout === "rows") return <PictureRow {...card} />;
  if (layout === "bento") return <Tile {...card} span={span} />;
  const isCard = layout === "cards";
  return <Feature {...card} {...{ align, count, isCard }} columns={isCard ? 3 : columns} />;
}
