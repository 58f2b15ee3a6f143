import type { SectionProps } from "../../section.ts";
import { SignUpForm } from "../../ui/controls/SignUpForm.tsx";
import { Container, SectionHeading } from "../../ui/index.ts";
import { ownGround } from "../../ui/text/ownGround.ts";
import { Line, Panel } from "./styles.ts";

/** A form that asks for an e-mail address and sends it to the address in page.yaml. It needs no script. */
export function Waitlist(props: SectionProps<"waitlist">) {
  const { frame, title, text, layout } = props;
  const Box = layout === "line" ? Line : Panel;
  return (
    <Container>
      <Box {...ownGround(title)}>
        <SectionHeading frame={frame} title={title} text={text} />
        <SignUpForm {...props} />
      </Box>
    </Container>
  );
}
