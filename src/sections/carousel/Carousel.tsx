import type { SectionProps } from "../../contract/section.ts";
import { CardCarousel } from "../../ui/CardCarousel.tsx";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Bare } from "./styles.ts";

/** A row of cards to page through. */
export function Carousel({ frame, title, text, cards }: SectionProps<"carousel">) {
  const Box = title || text ? Container : Bare;
  return (
    <Box>
      <CardCarousel
        frame={frame}
        label={title ?? text}
        cards={cards}
        heading={<SectionHeading frame={frame} title={title} text={text} />}
      />
    </Box>
  );
}
