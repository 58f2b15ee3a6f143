import type { SectionProps } from "../../shared/section.ts";
import { pastels } from "../../theme/presets.ts";
import { Doodle } from "../../ui/Doodle.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { Points } from "../../ui/Points.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { DemoCard } from "./DemoCard.tsx";
import { Demos, Layout, ManyDemos, OneDemo, Step, StepNumber, Steps, Top } from "./styles.ts";

/** Numbered steps on pastel cards, and the product at work. */
export function Walkthrough({
  frame,
  title,
  text,
  steps,
  demos = [],
}: SectionProps<"walkthrough">) {
  const count = demos.length;
  const Cards = count === 1 ? OneDemo : count > 3 ? ManyDemos : Demos;
  return (
    <Layout>
      <SectionHeading frame={frame} title={title} text={text} align="center" />
      <Steps as="ol" step={60} count={steps.length}>
        {steps.map(({ title, description, color, points }, index) => (
          <Step key={index} data-pastel={color ?? pastels[index % pastels.length]}>
            <Top>
              <StepNumber>{index + 1}</StepNumber>
              <Doodle index={index} />
            </Top>
            <ItemTitle frame={frame}>{title}</ItemTitle>
            <p>{description}</p>
            {points && <Points points={points} />}
          </Step>
        ))}
      </Steps>
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
