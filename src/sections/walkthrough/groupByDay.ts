/** The steps of a day, or those of which nobody says on which day they are. */
export interface DayGroup<Step> {
  day: string | undefined;
  steps: Step[];
}

/** The steps in their order, by days. A step without a day is on that of the step before it. */
export function groupByDay<Step extends { day?: string }>(
  steps: readonly Step[],
): DayGroup<Step>[] {
  const groups: DayGroup<Step>[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last && (step.day === undefined || step.day === last.day)) last.steps.push(step);
    else groups.push({ day: step.day, steps: [step] });
  }
  return groups;
}
