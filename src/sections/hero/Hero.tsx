import type { Picture as PictureData, SectionProps } from "../../section.ts";
import { Backdrop } from "../../ui/index.ts";
import { frames } from "../../ui/media/frames.ts";
import { ownGround } from "../../ui/text/ownGround.ts";
import { Heading } from "./Heading.tsx";
import { HeroContent } from "./HeroContent.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { HeroAbovePicture, PosterHero, SplitHero } from "./pageWide.tsx";
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
import type { Words } from "./words.ts";

// On a phone's dense screen, two thirds of the pixels look the same and load twice as fast.
const sizes = "(max-width: 600px) 66vw, (min-width: 64em) 54vw, 100vw";

// Cropped to a square on a phone, a wide picture is shown wider than the screen.
const wideSizes = "(min-width: 78em) 72rem, 100vw";

/** The opening of the page: the promise, the buttons, the people who are here already, and one picture. */
export function Hero({ layout, background, ...given }: SectionProps<"hero">) {
  const { frame, film } = given;
  const words = film ? { ...given, image: { ...film.poster, alt: film.description } } : given;
  const opening = <Opening layout={layout} {...words} />;
  if (!background) return opening;
  return (
    <>
      <Backdrop frame={frame} picture={background} />
      <Front {...ownGround(words.title)}>{opening}</Front>
    </>
  );
}

/** The words and the picture, as the layout arranges them. Without a picture, only a poster differs from the usual one. */
function Opening({ layout, ...words }: Omit<SectionProps<"hero">, "background">) {
  const { image } = words;
  if (layout === "poster") return <PosterHero {...words} />;
  if (!image) return <UsualHero {...words} />;
  if (layout === "large") return <LargeHero {...words} image={image} />;
  if (layout === "below") return <HeroAbovePicture {...words} image={image} />;
  if (layout === "split") return <SplitHero {...words} image={image} />;
  return <UsualHero {...words} />;
}

/** The words in the middle of the page, or beside a picture. */
function UsualHero(words: Words) {
  const { frame, image, eyebrow } = words;
  const Centered = eyebrow ? CenteredCopyBelowLine : CenteredCopy;
  const isAtSide = frame.background && frame.background.side !== "center";
  const Column = image || isAtSide ? Copy : Centered;
  const Row = image ? Layout : PlainLayout;
  return (
    <Row data-picture={image ? "" : undefined}>
      <Column>
        <Heading {...words} />
        <HeroContent {...words} />
      </Column>
      {image && <PictureBeside {...words} image={image} />}
    </Row>
  );
}

/** The picture in its frame: the one that the author chose, or one that suits its kind and shape. */
function PictureBeside({ frame, film, image, pictureFrame }: Words & { image: PictureData }) {
  const picture = <HeroPicture {...{ frame, film, image, sizes }} />;
  if (pictureFrame !== "none") {
    const Chosen = frames[pictureFrame];
    return <Chosen>{picture}</Chosen>;
  }
  const Frame = frameOf(image);
  return <Frame ornament={frame.site.ornament}>{picture}</Frame>;
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
        <HeroPicture {...words} image={image} sizes={isHigh ? sizes : wideSizes} />
      </Photo>
    </Large>
  );
}

/** The frame around a picture, by the picture's kind and shape. */
function frameOf({ isCutOut, width, height }: PictureData) {
  if (!isCutOut) return Photograph;
  return height > width * 1.3 ? TallFigure : Figure;
}
