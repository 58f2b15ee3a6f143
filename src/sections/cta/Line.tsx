import type { SectionProps } from "../../section.ts";
import { Buttons, Picture, SectionHeading } from "../../ui/index.ts";
import { coverSizes } from "../../ui/media/coverSizes.ts";
import { Ends, Mark, Photograph, Sides, Words } from "./openStyles.ts";

/** A large title at the start of the line, with the buttons at its end, or with a picture beside them. */
export function Line(props: SectionProps<"cta">) {
  const { frame, title, text, button, secondButton, drawing, image } = props;
  const words = (
    <>
      {drawing && <Mark src={drawing} alt="" loading="lazy" />}
      <SectionHeading {...{ frame, title, text }} align="beside" />
      <Buttons button={button} secondButton={secondButton} />
    </>
  );
  if (!image) return <Ends>{words}</Ends>;
  return (
    <Sides>
      <Words>{words}</Words>
      <Photograph>
        <Picture
          picture={image}
          sizes={coverSizes(image, frame.site, 4 / 3, "(min-width: 64em) 34rem, 92vw")}
        />
      </Photograph>
    </Sides>
  );
}
