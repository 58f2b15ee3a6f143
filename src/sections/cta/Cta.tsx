import type { SectionProps } from "../../shared/section.ts";
import { Buttons } from "../../ui/Buttons.tsx";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { LowSun, Own, Panel, PlainPanel, Row, Sun } from "./styles.ts";

const rings = [330, 250, 175, 105];

/** The closing invitation, above a rising sun or what stands in its place. */
export function Cta(props: SectionProps<"cta">) {
  const { frame, title, text, button, secondButton, drawing } = props;
  const { ornament } = frame.site;
  const Rings = button || secondButton ? Sun : LowSun;
  const Box = ornament === "none" && !drawing ? PlainPanel : Panel;
  return (
    <Container>
      <Box>
        <SectionHeading frame={frame} title={title} text={text} align="center" />
        <Buttons button={button} secondButton={secondButton} />
        {drawing ? (
          <Own src={drawing} alt="" loading="lazy" />
        ) : ornament === "geometric" ? (
          <Row count={7} />
        ) : (
          ornament !== "none" && (
            <Rings aria-hidden="true" viewBox="0 0 700 150">
              {rings.map((radius) => (
                <circle key={radius} cx={350} cy={190} r={radius} />
              ))}
            </Rings>
          )
        )}
      </Box>
    </Container>
  );
}
