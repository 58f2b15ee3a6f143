import type { Picture as PictureData, SectionProps } from "../../shared/section.ts";
import { AvatarStack } from "../../ui/AvatarStack.tsx";
import { Button } from "../../ui/Button.ts";
import { Underline } from "../../ui/Doodle.tsx";
import { Eyebrow } from "../../ui/Eyebrow.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { SecondButton } from "../../ui/SecondButton.tsx";
import { StoreBadges } from "../../ui/StoreBadges.tsx";
import { sentences, splitEnd } from "./sentences.ts";
import {
  Actions,
  CenteredCopy,
  Copy,
  Figure,
  LastWord,
  Layout,
  Lead,
  LongTitle,
  Photograph,
  Proof,
  Sentence,
  TallFigure,
  Title,
} from "./styles.ts";

// On a phone's dense screen, two thirds of the pixels look the same and load twice as fast.
const sizes = "(max-width: 600px) 66vw, (min-width: 64em) 54vw, 100vw";

/** From this number of letters on, a title is smaller. Otherwise it would fill a screen by itself. */
const longTitle = 60;

/** The opening of the page: the promise, the buttons, the people who are here already, and one picture. */
export function Hero({
  frame,
  eyebrow,
  title,
  text,
  button,
  secondButton,
  stores,
  proof,
  image,
}: SectionProps<"hero">) {
  const { ornament } = frame.site;
  const lines = sentences(title);
  const [start, end] = splitEnd(lines.pop() ?? "");
  const End = start ? LastWord : Sentence;
  const Heading = title.length > longTitle ? LongTitle : Title;
  const Words = image ? Copy : CenteredCopy;
  const Frame = image ? frameOf(image) : Figure;
  return (
    <Layout data-picture={image ? "" : undefined}>
      <Words>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading as={frame.headingLevel === 1 ? "h1" : "h2"} id={`${frame.id}.title`}>
          {lines.map((line, index) => (
            <Sentence key={index}>{line}</Sentence>
          ))}
          {start}
          <End>
            {end}
            <Underline ornament={ornament} />
          </End>
        </Heading>
        {text && <Lead>{text}</Lead>}
        {(button || secondButton || stores) && (
          <Actions>
            {button && <Button {...button}>{button.label}</Button>}
            {secondButton && <SecondButton {...secondButton} />}
            {stores && <StoreBadges frame={frame} badges={stores} />}
          </Actions>
        )}
        {proof && (
          <Proof>
            {proof.avatars && (
              <AvatarStack frame={frame} people={proof.avatars} shown={proof.shown} />
            )}
            <p>{proof.text}</p>
          </Proof>
        )}
      </Words>
      {image && (
        <Frame ornament={ornament}>
          <Picture picture={image} sizes={sizes} priority />
        </Frame>
      )}
    </Layout>
  );
}

/** The frame around a picture, by the picture's kind and shape. */
function frameOf({ isCutOut, width, height }: PictureData) {
  if (!isCutOut) return Photograph;
  return height > width * 1.3 ? TallFigure : Figure;
}
