import type { PricingPeriods } from "../../section.ts";
import { VisuallyHidden } from "../../ui/index.ts";
import { Choice, Saving, Switch } from "./styles.ts";

interface PeriodSwitchProps extends PricingPeriods {
  /** A name that no other switch on the page has. */
  name: string;
}

/** The choice between monthly and yearly, which the prices below follow. */
export function PeriodSwitch({ name, label, monthly, yearly, saving }: PeriodSwitchProps) {
  return (
    <Switch>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Choice>
        <input type="radio" name={name} value="monthly" defaultChecked />
        <span>{monthly}</span>
      </Choice>
      <Choice>
        <input type="radio" name={name} value="yearly" />
        <span>
          {yearly} {saving && <Saving>{saving}</Saving>}
        </span>
      </Choice>
    </Switch>
  );
}
