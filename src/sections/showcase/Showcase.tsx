import styled from "@emotion/styled";
import type { SectionProps } from "../../section.ts";
import { space } from "../../theme/index.ts";
import { CardCarousel, Container, SectionHeading } from "../../ui/index.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { Video } from "./Video.tsx";

const Stack = styled(Container)({ display: "grid", gap: space(6), "> *": { minInlineSize: 0 } });

/** The product in motion, and cards that explain the film. */
export function Showcase({ frame, title, text, video, cards = [] }: SectionProps<"showcase">) {
  return (
    <Stack>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      <Video frame={frame} film={video} label={wordsOf(title)} />
      {cards.length > 0 && <CardCarousel frame={frame} label={wordsOf(title)} cards={cards} />}
    </Stack>
  );
}
