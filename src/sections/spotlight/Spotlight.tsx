import type { SectionProps } from "../../section.ts";
import * as uses from "../../shared/uses.ts";
import { Buttons, Carousel, Container, Picture, Points, SectionHeading } from "../../ui/index.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { PictureTabs } from "./PictureTabs.tsx";
import {
  Alone,
  Below,
  Copy,
  Layout,
  MixedSlider,
  Photograph,
  Slider,
  Still,
  Words,
} from "./styles.ts";

const sizes = "(min-width: 64em) 40vw, 92vw";
const slideSizes = "min(92vw, 31rem)";

/** One subject in depth: text on one side, a picture or a slider of pictures on the other. */
export function Spotlight(props: SectionProps<"spotlight">) {
  const { frame, eyebrow, title, text, points = [], images = [], side } = props;
  const { button, secondButton, tabs } = props;
  const [picture] = images;
  const name = wordsOf(title) ?? wordsOf(eyebrow) ?? wordsOf(text);
  const heading = name && (
    <SectionHeading frame={frame} eyebrow={eyebrow} title={title} text={text} />
  );
  const hasRest = points.length > 0 || button || (uses.secondButton && secondButton);
  const rest = (
    <>
      {points.length > 0 && <Points points={points} />}
      <Buttons button={button} secondButton={secondButton} />
    </>
  );
  const words = (
    <Copy>
      {heading}
      {rest}
    </Copy>
  );
  if (uses.tabs && tabs) {
    return (
      <Container>
        {/* Not in a column, so that it follows the place of headings. */}
        {heading}
        {hasRest && <Below>{rest}</Below>}
        <PictureTabs name={`${frame.id}-tab`} label={name} {...{ tabs, side }} />
      </Container>
    );
  }
  const slides = images.map((image, index) => (
    <Picture key={index} picture={image} sizes={images.length > 1 ? slideSizes : sizes} />
  ));
  const Box = picture?.isCutOut ? Still : Photograph;
  const Frame = areAlike(images) ? Slider : MixedSlider;
  const pictures =
    slides.length > 1 ? (
      <Frame>
        <Carousel frame={frame} label={name} slides={slides} fit={1} />
      </Frame>
    ) : (
      picture && <Box>{slides}</Box>
    );
  if (pictures && (name || hasRest)) {
    return (
      <Layout data-side={side}>
        {words}
        {pictures}
      </Layout>
    );
  }
  if (pictures) return <Alone>{pictures}</Alone>;
  if (!name || points.length === 0) return <Container>{words}</Container>;
  return (
    <Words>
      {heading}
      <Copy>{rest}</Copy>
    </Words>
  );
}

/** True if all pictures have the shape of the first. */
function areAlike(images: { width: number; height: number }[]): boolean {
  const [first, ...others] = images.map(({ width, height }) => width / height);
  return others.every((shape) => first && Math.abs(shape / first - 1) < 0.02);
}
