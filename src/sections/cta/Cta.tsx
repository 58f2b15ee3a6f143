import type { SectionProps } from "../../shared/section.ts";
import { Buttons } from "../../ui/Buttons.tsx";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { LowSun, Panel, Sun } from "./styles.ts";

const rings = [330, 250, 175, 105];

/** The closing invitation, above a rising sun. */
export function Cta({ frame, title, text, button, secondButton }: SectionProps<"cta">) {
  const Rings = button || secondButton ? Sun : LowSun;
  return (
    <Container>
      <Panel>
        <SectionHeading frame={frame} title={title} text={text} align="center" />
        <Buttons button={button} secondButton={secondButton} />
        <Rings aria-hidden="true" viewBox="0 0 700 150">
          {rings.map((radius) => (
            <circle key={radius} cx={350} cy={190} r={radius} />
          ))}
        </Rings>
      </Panel>
    </Container>
  );
}
