import type { SectionProps } from "../../section.ts";
import { inPastels } from "../../theme/index.ts";
import { SectionHeading } from "../../ui/index.ts";
import { Feature } from "./Feature.tsx";
import { Line } from "./Line.tsx";
import { grids, Layout, List, Stack } from "./styles.ts";

/** The product's features, in a grid or a plain list. */
export function Features(props: SectionProps<"features">) {
  const { frame, title, text, items, layout, columns, align } = props;
  const isList = layout === "list";
  const isBeside = columns <= 2 || isList;
  const Around = isBeside ? Layout : Stack;
  const Items = isList ? List : grids[columns];
  return (
    <Around>
      <SectionHeading
        {...{ frame, title, text }}
        align={isList || (isBeside && align === "start") ? "beside" : align}
      />
      <Items step={50} count={items.length} {...inPastels}>
        {items.map((item, index) =>
          isList ? (
            <Line key={index} frame={frame} {...item} />
          ) : (
            <Feature
              key={index}
              frame={frame}
              {...item}
              {...{ columns, align, count: items.length }}
            />
          ),
        )}
      </Items>
    </Around>
  );
}
