import type { SectionProps } from "../../section.ts";
import { Backdrop, Buttons, Container, Picture, SectionHeading } from "../../ui/index.ts";
import { Ornament } from "../../ui/layout/Ornament.tsx";
import { ownGround } from "../../ui/text/ownGround.ts";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import {
  Front,
  Half,
  HalfPanel,
  HalfWords,
  LongWords,
  LowSun,
  Own,
  PicturePanel,
  PlainPanel,
  Row,
  Sun,
  SunPanel,
} from "./styles.ts";

/** Their radii. The largest ends below the words, beside a button of one line. */
const rings = [310, 238, 170, 105];

/** From this number of letters on, a text may take more than six lines on a phone. */
const longText = 180;

/** The words in a panel: above a rising sun or another ornament, in front of a picture, or beside one. */
export function Panel(props: SectionProps<"cta">) {
  const { frame, title, text, button, secondButton, drawing, image, background } = props;
  const align = image ? "start" : "center";
  const heading = <SectionHeading {...{ frame, title, text, align }} />;
  const isLong = (wordsOf(text) ?? "").length >= longText;
  const words = (
    <>
      {isLong ? <LongWords>{heading}</LongWords> : heading}
      <Buttons button={button} secondButton={secondButton} />
    </>
  );
  if (image) {
    return (
      <Container>
        <HalfPanel {...ownGround(title)}>
          <HalfWords>{words}</HalfWords>
          <Half>
            <Picture picture={image} sizes="(min-width: 64em) 36rem, 92vw" />
          </Half>
        </HalfPanel>
      </Container>
    );
  }
  if (background) {
    return (
      <Container>
        <PicturePanel {...ownGround(title)}>
          <Backdrop frame={frame} picture={background} />
          <Front>{words}</Front>
        </PicturePanel>
      </Container>
    );
  }
  const { ornament } = frame.site;
  // Behind a button with a ground, the outer rings have room.
  const Rings = button && !secondButton ? Sun : LowSun;
  const Box = ornament === "none" && !drawing ? PlainPanel : SunPanel;
  return (
    <Container>
      <Box {...ownGround(title)}>
        {words}
        <Ornament
          ornament={ornament}
          drawing={drawing && <Own src={drawing} alt="" loading="lazy" />}
          shapes={<Row count={7} />}
        >
          <Rings aria-hidden="true" viewBox="0 0 700 150">
            {rings.map((radius) => (
              <circle key={radius} cx={350} cy={190} r={radius} />
            ))}
          </Rings>
        </Ornament>
      </Box>
    </Container>
  );
}
