import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { PeriodSwitch } from "./PeriodSwitch.tsx";
import { Plan } from "./Plan.tsx";
import { Note, Plans } from "./styles.ts";

/** Plans side by side. The switch between monthly and yearly prices needs no script. */
export function Pricing(props: SectionProps<"pricing">) {
  const { frame, title, text, periods, plans, note } = props;
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      {plans.some(({ yearly }) => yearly) && (
        <PeriodSwitch name={`${frame.id}-period`} {...periods} />
      )}
      <Plans count={plans.length}>
        {plans.map((plan, index) => (
          <Plan key={index} frame={frame} {...plan} />
        ))}
      </Plans>
      {note && <Note>{note}</Note>}
    </Container>
  );
}
