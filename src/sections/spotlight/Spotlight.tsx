import type { SectionProps } from "../../contract/section.ts";
import { Button } from "../../ui/Button.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { Container } from "../../ui/Container.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Points } from "../../ui/Points.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Alone, Copy, Layout, Slider, Still, Words } from "./styles.ts";

const sizes = "(min-width: 64em) 40vw, 92vw";

/** One subject in depth: words on one side, a picture or a slider of pictures on the other. */
export function Spotlight(props: SectionProps<"spotlight">) {
  const { frame, eyebrow, title, text, points = [], images = [], side, button } = props;
  const [picture] = images;
  const name = title ?? eyebrow ?? text ?? points[0]?.text ?? picture?.alt;
  const heading = (
    <SectionHeading frame={frame} eyebrow={eyebrow} title={title} text={text} name={name} />
  );
  const hasHeading = Boolean(title || eyebrow || text);
  const rest = (
    <>
      {points.length > 0 && <Points points={points} />}
      {button && <Button {...button}>{button.label}</Button>}
    </>
  );
  const slides = images.map((image, index) => (
    <Picture key={index} picture={image} sizes={sizes} />
  ));
  const pictures =
    slides.length > 1 ? (
      <Slider>
        <Carousel frame={frame} label={name} slides={slides} fit={1} />
      </Slider>
    ) : (
      picture && <Still>{slides}</Still>
    );
  if (pictures && !hasHeading && points.length === 0 && !button)
    return (
      <Alone>
        {heading}
        {pictures}
      </Alone>
    );
  if (pictures)
    return (
      <Layout data-side={side}>
        <Copy>
          {heading}
          {rest}
        </Copy>
        {pictures}
      </Layout>
    );
  if (hasHeading && points.length > 0)
    return (
      <Words>
        {heading}
        <Copy>{rest}</Copy>
      </Words>
    );
  return (
    <Container>
      <Copy>
        {heading}
        {rest}
      </Copy>
    </Container>
  );
}
