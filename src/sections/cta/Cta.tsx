import type { SectionProps } from "../../shared/section.ts";
import { Button } from "../../ui/Button.ts";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { LowSun, Panel, Sun } from "./styles.ts";

const rings = [330, 250, 175, 105];

/** The closing invitation, above a rising sun. */
export function Cta({ frame, title, text, button }: SectionProps<"cta">) {
  const Rings = button ? Sun : LowSun;
  return (
    <Container>
      <Panel>
        <SectionHeading frame={frame} title={title} text={text} align="center" />
        {button && <Button {...button}>{button.label}</Button>}
        <Rings aria-hidden="true" viewBox="0 0 700 150">
          {rings.map((radius) => (
            <circle key={radius} cx={350} cy={190} r={radius} />
          ))}
        </Rings>
      </Panel>
    </Container>
  );
}
