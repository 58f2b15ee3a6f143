import type { SectionProps } from "../../section.ts";
import { revealMarker } from "../../shared/markers.ts";
import { SectionHeading } from "../../ui/index.ts";
import { DemoCard } from "./DemoCard.tsx";
import { Programme } from "./Programme.tsx";
import { StepCard } from "./StepCard.tsx";
import { StepLine } from "./StepLine.tsx";
import { Lines, Timeline } from "./stepLineStyles.ts";
import { Demos, Layout, ManyDemos, OneDemo, Steps } from "./styles.ts";

/** Steps on pastel cards, in lines or along a line, and the product at work. */
export function Walkthrough(props: SectionProps<"walkthrough">) {
  const { frame, title, text, steps, layout, numbered, demos = [] } = props;
  const count = demos.length;
  const Cards = count === 1 ? OneDemo : count > 3 ? ManyDemos : Demos;
  return (
    <Layout>
      <SectionHeading {...{ frame, title, text }} align={layout === "cards" ? "center" : "start"} />
      <StepList {...{ frame, steps, layout, numbered }} />
      {count > 0 && (
        <Cards count={count}>
          {demos.map((demo, index) => (
            <DemoCard key={index} frame={frame} {...demo} />
          ))}
        </Cards>
      )}
    </Layout>
  );
}

type StepListProps = Pick<SectionProps<"walkthrough">, "frame" | "steps" | "layout" | "numbered">;

/** The steps in the order of the page, as the layout arranges them. */
function StepList({ frame, steps, layout, numbered }: StepListProps) {
  if (layout === "programme") return <Programme frame={frame} steps={steps} />;
  const { ornament } = frame.site;
  const hasTop = numbered || ornament !== "none" || steps.some(({ label, icon }) => label ?? icon);
  const List = { cards: Steps, lines: Lines, timeline: Timeline }[layout];
  return (
    <List
      as="ol"
      step={60}
      count={steps.length}
      {...(layout !== "cards" && { [revealMarker]: layout })}
    >
      {steps.map((step, index) =>
        layout === "cards" ? (
          <StepCard key={index} {...{ frame, index, numbered, hasTop }} {...step} />
        ) : (
          <StepLine key={index} {...{ frame, index, numbered, layout }} {...step} />
        ),
      )}
    </List>
  );
}
