import type { SectionProps } from "../../contract/section.ts";
import { CardCarousel } from "../../ui/CardCarousel.tsx";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Bare } from "./styles.ts";

/** A row of cards to page through. */
export function Carousel({ frame, title, text, cards }: SectionProps<"carousel">) {
  const label = title ?? text;
  const Box = label ? Container : Bare;
  const heading = label && <SectionHeading frame={frame} title={title} text={text} />;
  return (
    <Box>
      <CardCarousel frame={frame} label={label} cards={cards} heading={heading} />
    </Box>
  );
}
