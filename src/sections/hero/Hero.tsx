import type { Picture as PictureData, SectionProps } from "../../section.ts";
import { Backdrop, Picture } from "../../ui/index.ts";
import { Heading } from "./Heading.tsx";
import { HeroContent } from "./HeroContent.tsx";
import {
  CenteredCopy,
  CenteredCopyBelowLine,
  Copy,
  Figure,
  Front,
  HighLayout,
  HighPhotograph,
  Layout,
  Photograph,
  PlainLayout,
  TallFigure,
  WideLayout,
  WidePhotograph,
} from "./styles.ts";

// On a phone's dense screen, two thirds of the pixels look the same and load twice as fast.
const sizes = "(max-width: 600px) 66vw, (min-width: 64em) 54vw, 100vw";

// Cropped to a square on a phone, a wide picture is shown wider than the screen.
const wideSizes = "(min-width: 78em) 72rem, 100vw";

/** The opening of the page: the promise, the buttons, the people who are here already, and one picture. */
export function Hero({ layout, background, ...words }: SectionProps<"hero">) {
  const { frame, image } = words;
  const isLarge = image && layout === "large";
  const opening = isLarge ? <LargeHero {...words} image={image} /> : <UsualHero {...words} />;
  if (!background) return opening;
  return (
    <>
      <Backdrop frame={frame} picture={background} />
      <Front>{opening}</Front>
    </>
  );
}

type Words = Omit<SectionProps<"hero">, "layout" | "background">;

/** The words in the middle of the page, or beside a picture. */
function UsualHero(words: Words) {
  const { frame, image, eyebrow } = words;
  const Centered = eyebrow ? CenteredCopyBelowLine : CenteredCopy;
  const Column = image ? Copy : Centered;
  const Frame = image ? frameOf(image) : Figure;
  const Row = image ? Layout : PlainLayout;
  return (
    <Row data-picture={image ? "" : undefined}>
      <Column>
        <Heading {...words} />
        <HeroContent {...words} />
      </Column>
      {image && (
        <Frame ornament={frame.site.ornament}>
          <Picture picture={image} sizes={sizes} priority />
        </Frame>
      )}
    </Row>
  );
}

/** A photograph: a wide one across the page, below the words, and a high one beside them. */
function LargeHero({ image, ...words }: Words & { image: PictureData }) {
  const isHigh = image.height > image.width;
  const [Large, Photo] = isHigh ? [HighLayout, HighPhotograph] : [WideLayout, WidePhotograph];
  return (
    <Large data-large="">
      <Copy>
        <Heading {...words} />
      </Copy>
      <Copy>
        <HeroContent {...words} />
      </Copy>
      <Photo>
        <Picture picture={image} sizes={isHigh ? sizes : wideSizes} priority />
      </Photo>
    </Large>
  );
}

/** The frame around a picture, by the picture's kind and shape. */
function frameOf({ isCutOut, width, height }: PictureData) {
  if (!isCutOut) return Photograph;
  return height > width * 1.3 ? TallFigure : Figure;
}
