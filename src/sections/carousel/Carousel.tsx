import type { SectionProps } from "../../section.ts";
import { CardCarousel, Container, SectionHeading } from "../../ui/index.ts";
import * as labels from "../../ui/text/labels.gen.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { Bare } from "./styles.ts";

/** A row of cards to page through. */
export function Carousel({ frame, title, text, cards }: SectionProps<"carousel">) {
  const heading = (title || text) && <SectionHeading frame={frame} title={title} text={text} />;
  const Box = heading ? Container : Bare;
  const label = wordsOf(title) ?? wordsOf(text) ?? labels.highlights(frame.site);
  return (
    <Box>
      <CardCarousel frame={frame} label={label} cards={cards} heading={heading} />
    </Box>
  );
}
