import { describePlace, quote } from "../../shared/text/wording.ts";
import { endOf } from "../schedule/moments.ts";
import { type Clock, listUpcoming } from "../schedule/schedule.ts";
import { describeInstant, describeWait } from "../schedule/words.ts";
import { applySchedule, schedulesOf } from "./applySchedule.ts";
import type { ParsedPage } from "./parsedPage.ts";
import { isMomentInProps } from "./passed.ts";

/** The next instant at which a site shows something else by itself, in milliseconds since 1970, and all that changes. */
export interface NextChange {
  instant: number;
  /** Each in a sentence. */
  changes: string[];
}

/** The next change of a page by the dates of its own file. */
export function findNextChange(page: ParsedPage, clock: Clock): NextChange | undefined {
  let last = applySchedule(page, clock);
  for (const instant of listUpcoming(schedulesOf(page), clock)) {
    const next = applySchedule(page, { ...clock, now: instant });
    const changes = [
      ...describeChanges(last, next),
      ...describePassed(next, { ...clock, now: instant }),
    ];
    if (changes.length > 0) return { instant, changes };
    last = next;
  }
  return undefined;
}

/** The differences of a page between two instants: all of a page that is off is off. */
function describeChanges(before: ParsedPage, after: ParsedPage): string[] {
  const { file, tree } = after;
  const verb = (on: boolean) => (on ? "begins" : "ends");
  if (before.on !== after.on) return [`${file}: the page ${verb(after.on)}.`];
  if (!after.on) return [];
  return after.sections
    .filter((section, index) => section.on !== before.sections[index]?.on)
    .map(
      ({ index, on }) => `${file}: ${describePlace(["sections", index], tree.data)}, ${verb(on)}.`,
    );
}

/** The moments in sections that pass at the instant of the clock. */
function describePassed({ on, file, fields, sections, tree }: ParsedPage, { zone, now }: Clock) {
  if (!on) return [];
  return fields
    .filter((field) => isMomentInProps(field) && endOf(field.value, zone) === now)
    .filter(({ path }) => sections[Number(path[1])]?.on)
    .map(
      ({ path }) =>
        `${file}: ${describePlace(path.slice(0, 2), tree.data)}, comes to its ${quote(String(path.at(-1)))}.`,
    );
}

/** The next change of a site, by those of its pages. */
export function joinNextChanges(
  pages: readonly { next?: NextChange | undefined }[],
): NextChange | undefined {
  const all = pages.flatMap(({ next }) => next ?? []);
  const instant = Math.min(...all.map((each) => each.instant));
  const joined = all.filter((each) => each.instant === instant);
  const [first] = joined;
  return first && { ...first, changes: joined.flatMap(({ changes }) => changes) };
}

/** A next change for people: when, and what. */
export function formatNextChange({ instant, changes }: NextChange, clock: Clock): string {
  const when = `${describeInstant(instant, clock.zone)}, ${describeWait(instant, clock)}`;
  return [
    `Next change: ${when}. It shows with the first build after that.`,
    ...changes.map((change) => `  ${change}`),
  ].join("\n");
}
