import type { SectionProps } from "../../contract/section.ts";
import { Button } from "../../ui/Button.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { Points } from "../../ui/Points.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Copy, Layout, Slider, Still } from "./styles.ts";

const sizes = "(min-width: 64em) 40vw, 92vw";

/** One subject in depth: words on one side, a picture or a slider of pictures on the other. */
export function Spotlight(props: SectionProps<"spotlight">) {
  const { frame, eyebrow, title, text, points = [], images, side, button } = props;
  const [picture] = images;
  const slides = images.map((image, index) => (
    <Picture key={index} picture={image} sizes={sizes} />
  ));
  return (
    <Layout data-side={side}>
      <Copy>
        <SectionHeading frame={frame} eyebrow={eyebrow} title={title} text={text} />
        {points.length > 0 && <Points points={points} />}
        {button && <Button {...button}>{button.label}</Button>}
      </Copy>
      {images.length > 1 ? (
        <Slider>
          <Carousel frame={frame} label={title} slides={slides} fit={1} />
        </Slider>
      ) : (
        picture && (
          <Still>
            <Picture picture={picture} sizes={sizes} />
          </Still>
        )
      )}
    </Layout>
  );
}
