import type { Moment } from "../../shared/section.ts";
import { endOf } from "../../site/schedule/moments.ts";
import type { FieldContext } from "./resolveField.ts";

const day = { year: "numeric", month: "long", day: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** A day or a time with its words in the language of the page. A time names the zone of the site, a day does not. */
export function resolveMoment(
  text: string,
  { lang, zone, passed }: Pick<FieldContext, "lang" | "zone" | "passed">,
): Moment {
  const instant = endOf(text, zone);
  if (instant === undefined) throw new Error(`"${text}" is no day and no time.`);
  const isDay = !text.includes("T");
  const format = new Intl.DateTimeFormat(lang, {
    ...day,
    ...(isDay ? {} : time),
    // A day is the same in every zone.
    timeZone: isDay ? "UTC" : zone,
  });
  const ended = new Date(instant).toISOString();
  return {
    instant: ended,
    date: isDay ? text : ended,
    words: format.format(isDay ? Date.parse(text) : instant),
    ...(passed.includes(text) && { hasPassed: true }),
  };
}
