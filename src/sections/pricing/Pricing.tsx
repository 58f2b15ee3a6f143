import type { SectionProps } from "../../section.ts";
import { Container, SectionHeading } from "../../ui/index.ts";
import { PeriodSwitch } from "./PeriodSwitch.tsx";
import { Plan } from "./Plan.tsx";
import { PriceList } from "./PriceList.tsx";
import { Note, Plans } from "./styles.ts";

/** Plans side by side, and prices in groups. The switch between monthly and yearly prices needs no script. */
export function Pricing(props: SectionProps<"pricing">) {
  const { frame, title, text, periods, plans = [], groups, note } = props;
  const isOneFeatured = plans.some(({ label }) => label);
  return (
    <Container>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      {plans.some(({ yearly }) => yearly) && (
        <PeriodSwitch name={`${frame.id}-period`} {...periods} />
      )}
      {plans.length > 0 && (
        <Plans count={plans.length}>
          {plans.map((plan, index) => (
            <Plan key={index} frame={frame} isQuiet={isOneFeatured && !plan.label} {...plan} />
          ))}
        </Plans>
      )}
      {groups && <PriceList frame={frame} groups={groups} />}
      {note && <Note>{note}</Note>}
    </Container>
  );
}
