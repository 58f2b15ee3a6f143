import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { PassingRow } from "../../ui/layout/PassingRow.tsx";
import { LargeList, LargeQuote, PassingList, Wall } from "./layouts.ts";
import { QuoteFigure } from "./QuoteFigure.tsx";
import { gridOf, Quote } from "./styles.ts";

/** A screen of a passing row shows no fewer quotes than this. */
const fewest = 4;

/** Quotes of users: on cards, large, as a wall, or in a row that passes by. */
export function Testimonials(props: SectionProps<"testimonials">) {
  const { frame, title, text, items = [], layout, pause, columns } = props;
  const isBelow = Boolean(title || text);
  const count = items.length;
  const isLarge = layout === "large";
  const Box = isLarge ? LargeQuote : Quote;
  const quotes = items.map((item, index) => (
    <li key={index}>
      <QuoteFigure frame={frame} Box={Box} isLarge={isLarge} {...item} />
    </li>
  ));
  const List = { cards: gridOf(isBelow, columns), large: LargeList, wall: Wall }[
    layout === "row" ? "cards" : layout
  ];
  return (
    <Container>
      {isBelow && (
        <SectionHeading
          {...{ frame, title, text }}
          align={count === 1 && layout === "cards" ? "center" : "start"}
        />
      )}
      {layout === "row" ? (
        <PassingRow
          copies={Math.ceil(fewest / count)}
          pause={pause}
          renderList={(isCopy) => (
            <PassingList {...(isCopy && { "aria-hidden": true, inert: true })}>
              {quotes}
            </PassingList>
          )}
        />
      ) : (
        <List step={50} count={count}>
          {quotes}
        </List>
      )}
    </Container>
  );
}
