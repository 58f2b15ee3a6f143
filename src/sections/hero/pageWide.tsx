import type { Picture as PictureData } from "../../section.ts";
import { frames } from "../../ui/media/frames.ts";
import { posterSize } from "../../ui/text/posterSize.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import { Heading } from "./Heading.tsx";
import { HeroContent } from "./HeroContent.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import {
  Above,
  Across,
  Beneath,
  CutOut,
  Foot,
  Half,
  HalfWords,
  PosterLayout,
  PosterTitle,
  SplitLayout,
} from "./pageWideStyles.ts";
import { splitSentences } from "./sentences.ts";
import { CenteredCopy, CenteredCopyBelowLine } from "./styles.ts";
import type { Words } from "./words.ts";

type WithPicture = Words & { image: PictureData };

const acrossSizes = "(min-width: 78em) 72rem, 100vw";

/** The words in the middle, above the whole picture. */
export function HeroAbovePicture({ image, pictureFrame, ...words }: WithPicture) {
  const Column = words.eyebrow ? CenteredCopyBelowLine : CenteredCopy;
  const usual = image.isCutOut ? CutOut : Beneath;
  const Frame = pictureFrame === "none" ? usual : frames[pictureFrame];
  return (
    <Above>
      <Column>
        <Heading {...words} />
        <HeroContent {...words} />
      </Column>
      <Frame>
        <HeroPicture {...words} image={image} sizes={acrossSizes} />
      </Frame>
    </Above>
  );
}

/** A picture in one half of the page, up to its edges. */
export function SplitHero({ image, ...words }: WithPicture) {
  return (
    <SplitLayout data-picture="">
      <HalfWords>
        <Heading {...words} />
        <HeroContent {...words} />
      </HalfWords>
      <Half>
        <HeroPicture {...words} image={image} sizes="(min-width: 64em) 50vw, 100vw" isFilling />
      </Half>
    </SplitLayout>
  );
}

/** The promise as large as the page is wide, with the rest in a row below it. */
export function PosterHero({ image, ...words }: Words) {
  const { text, form, button, secondButton, stores, proof } = words;
  return (
    <PosterLayout>
      <PosterTitle size={posterSize(splitSentences(wordsOf(words.title)))}>
        <Heading {...words} />
      </PosterTitle>
      {(text || form || button || secondButton || stores || proof) && (
        <Foot>
          <HeroContent {...words} />
        </Foot>
      )}
      {image && (
        <Across>
          <HeroPicture {...words} image={image} sizes={acrossSizes} />
        </Across>
      )}
    </PosterLayout>
  );
}
