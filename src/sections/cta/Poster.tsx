import type { SectionProps } from "../../section.ts";
import { Buttons, Picture, SectionHeading } from "../../ui/index.ts";
import { posterSize } from "../../ui/text/posterSize.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { Foot, Mark, Wall, Wide } from "./openStyles.ts";

/** The words alone, as large as the page is wide, and a picture across the page below them. */
export function Poster(props: SectionProps<"cta">) {
  const { frame, title, text, button, secondButton, drawing, image } = props;
  return (
    <Wall size={posterSize(wordsOf(title).split("\n"))}>
      {drawing && <Mark src={drawing} alt="" loading="lazy" />}
      <SectionHeading frame={frame} title={title} align="beside" />
      {(text || button || secondButton) && (
        <Foot>
          {text && <p>{text}</p>}
          <Buttons button={button} secondButton={secondButton} />
        </Foot>
      )}
      {image && (
        <Wide>
          <Picture picture={image} sizes="(min-width: 78em) 72rem, 100vw" />
        </Wide>
      )}
    </Wall>
  );
}
