import type { Price, PricingPlan, PropsOf, SectionFrame } from "../../section.ts";
import { Button, ItemTitle, Points, SecondButton } from "../../ui/index.ts";
import { Badge } from "../../ui/layout/Badge.ts";
import { Amount, Before, Card, CostNote, Name } from "./styles.ts";

interface PlanProps extends PropsOf<PricingPlan> {
  frame: SectionFrame;
  /** True if another plan is the one to choose. */
  isQuiet: boolean;
}

/** One plan: its name, price, button and contents. */
export function Plan(props: PlanProps) {
  const { frame, isQuiet, title, description, label, button, points } = props;
  const { price, monthly, yearly } = props;
  return (
    <Card data-featured={label ? "" : undefined}>
      <Name>
        <ItemTitle frame={frame}>{title}</ItemTitle>
        {label && <Badge>{label}</Badge>}
      </Name>
      {description && <p>{description}</p>}
      {price && <Cost {...price} period="always" />}
      {monthly && <Cost {...monthly} period={yearly ? "monthly" : "always"} />}
      {yearly && <Cost {...yearly} period="yearly" />}
      {button && !isQuiet && <Button {...button}>{button.label}</Button>}
      {button && isQuiet && <SecondButton {...button} look="quiet" />}
      {points && <Points points={points} />}
    </Card>
  );
}

function Cost(props: Price & { period: "monthly" | "yearly" | "always" }) {
  const { lead, before, amount, terms, note, period } = props;
  return (
    <Amount data-cost={period}>
      {lead && `${lead} `}
      {before && <Before>{before}</Before>}
      <strong>{amount}</strong> {terms}
      {note && <CostNote>{note}</CostNote>}
    </Amount>
  );
}
