import type { SectionProps } from "../../contract/section.ts";
import { CardCarousel } from "../../ui/CardCarousel.tsx";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";

/** A row of cards to page through. */
export function Carousel({ frame, title, text, cards }: SectionProps<"carousel">) {
  return (
    <Container>
      <CardCarousel
        frame={frame}
        label={title}
        cards={cards}
        heading={<SectionHeading frame={frame} title={title} text={text} />}
      />
    </Container>
  );
}
