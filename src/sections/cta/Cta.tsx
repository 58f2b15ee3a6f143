import type { SectionProps } from "../../contract/section.ts";
import { Button } from "../../ui/Button.ts";
import { Container } from "../../ui/Container.ts";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { Panel } from "./styles.ts";

/** The closing invitation, with the sun coming up behind it. */
export function Cta({ frame, title, text, button }: SectionProps<"cta">) {
  return (
    <Container>
      <Panel>
        <SectionHeading frame={frame} title={title} text={text} align="center" />
        {button && <Button {...button}>{button.label}</Button>}
      </Panel>
    </Container>
  );
}
