import type { SectionProps } from "../../section.ts";
import { Backdrop, Buttons, Container, SectionHeading } from "../../ui/index.ts";
import { Ornament } from "../../ui/layout/Ornament.tsx";
import { wordsOf } from "../../ui/text/wordsOf.ts";
import {
  Front,
  LongWords,
  LowSun,
  Own,
  Panel,
  PicturePanel,
  PlainPanel,
  Row,
  Sun,
} from "./styles.ts";

/** Their radii. The largest ends below the words, beside a button of one line. */
const rings = [310, 238, 170, 105];

/** From this number of letters on, a text may take more than six lines on a phone. */
const longText = 180;

/** The closing invitation, above a rising sun or another ornament, or in front of a picture. */
export function Cta(props: SectionProps<"cta">) {
  const { frame, title, text, button, secondButton, drawing, background } = props;
  const heading = <SectionHeading frame={frame} title={title} text={text} align="center" />;
  const isLong = (wordsOf(text) ?? "").length >= longText;
  const words = (
    <>
      {isLong ? <LongWords>{heading}</LongWords> : heading}
      <Buttons button={button} secondButton={secondButton} />
    </>
  );
  if (background) {
    return (
      <Container>
        <PicturePanel>
          <Backdrop frame={frame} picture={background} />
          <Front>{words}</Front>
        </PicturePanel>
      </Container>
    );
  }
  const { ornament } = frame.site;
  const Rings = button || secondButton ? Sun : LowSun;
  const Box = ornament === "none" && !drawing ? PlainPanel : Panel;
  return (
    <Container>
      <Box>
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
