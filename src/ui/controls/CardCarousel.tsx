import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Card } from "../../shared/schema.gen.ts";
import type { PropsOf, SectionFrame } from "../../shared/section.ts";
import { Tilt } from "../layout/Tilt.tsx";
import { IconCard } from "../media/IconCard.tsx";
import { Carousel } from "./Carousel.tsx";

const TallTilt = styled(Tilt)({ blockSize: "100%" });

interface CardCarouselProps {
  frame: SectionFrame;
  label: string | undefined;
  cards: PropsOf<Card>[];
  heading?: ReactNode;
}

/** A carousel of cards that lean towards the pointer. */
export function CardCarousel({ frame, label, cards, heading }: CardCarouselProps) {
  const slides = cards.map((card, index) => (
    <TallTilt key={index}>
      <IconCard frame={frame} {...card} isAlone={cards.length === 1} />
    </TallTilt>
  ));
  return <Carousel frame={frame} label={label} slides={slides} fit={3} heading={heading} />;
}
