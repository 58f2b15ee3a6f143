import { child } from "../../src/shared/dataAt.ts";

/** The settings of each type that a page shows before a time in its props, or from then on. */
const byTime: Readonly<Record<string, { time: string; before: string[]; after: string[] }>> = {
  countdown: { time: "until", before: ["text", "until", "button"], after: ["ended"] },
};

/** The settings of a section that its page does not show now, but at another time. */
export function shownAtAnotherTime(type: string, props: unknown): string[] {
  const { time, before, after } = byTime[type] ?? { time: "", before: [], after: [] };
  return Date.parse(String(child(props, time))) < Date.now() ? before : after;
}
