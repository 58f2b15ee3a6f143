import type { PropsOf, SectionFrame, Step } from "../../section.ts";
import { formatDay } from "../../ui/text/formatDates.ts";
import { groupByDay } from "./groupByDay.ts";
import { Day, ProgrammeDay } from "./programmeStyles.ts";
import { StepLine } from "./StepLine.tsx";
import { Lines } from "./stepLineStyles.ts";

/** The widths of the picture of a step beside its day. */
const besideDay = "(min-width: 64em) 23vw, (min-width: 48em) 31vw, 90vw";

interface ProgrammeProps {
  frame: SectionFrame;
  steps: PropsOf<Step>[];
}

/** Steps with their times, below or beside the days that they are on. */
export function Programme({ frame, steps }: ProgrammeProps) {
  const groups = groupByDay(steps);
  const renderSteps = (of: PropsOf<Step>[], day?: string, narrowSizes?: string) =>
    of.map((step, index) => (
      <StepLine
        key={index}
        {...{ frame, index, numbered: false, layout: "programme" as const, narrowSizes }}
        {...step}
        {...(day && { day })}
      />
    ));
  if (groups.every(({ day }) => day === undefined)) {
    return (
      <Lines as="ol" step={60} count={steps.length}>
        {renderSteps(steps)}
      </Lines>
    );
  }
  return (
    <Lines as="ol" step={60} count={groups.length}>
      {groups.map(({ day, steps }, index) => (
        <ProgrammeDay key={index}>
          {day && <Day dateTime={day}>{formatDay(day, frame.site.lang)}</Day>}
          <ol>{renderSteps(steps, day, besideDay)}</ol>
        </ProgrammeDay>
      ))}
    </Lines>
  );
}
