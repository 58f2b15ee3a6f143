import type { SectionProps } from "../../shared/section.ts";
import { pastels } from "../../theme/presets.ts";
import { Doodle } from "../../ui/Doodle.tsx";
import { ItemTitle } from "../../ui/ItemTitle.tsx";
import { Points } from "../../ui/Points.tsx";
import { SectionHeading } from "../../ui/SectionHeading.tsx";
import { JournalEntry } from "./JournalEntry.tsx";
import { MoodTrends } from "./MoodTrends.tsx";
import { Demos, Layout, OneDemo, Step, StepNumber, Steps, Top } from "./styles.ts";
import { TaskList } from "./TaskList.tsx";

/** The way the product works: numbered steps on pastel cards, and demonstrations. */
export function Walkthrough({ frame, title, text, steps, demos }: SectionProps<"walkthrough">) {
  const shown = Object.keys(demos ?? {}).length;
  const Cards = shown === 1 ? OneDemo : Demos;
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
      {demos && shown > 0 && (
        <Cards>
          {demos.journal && <JournalEntry frame={frame} {...demos.journal} />}
          {demos.mood && <MoodTrends frame={frame} {...demos.mood} />}
          {demos.tasks && <TaskList frame={frame} {...demos.tasks} />}
        </Cards>
      )}
    </Layout>
  );
}
