import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import {
  describePlace,
  didYouMean,
  nameOf,
  quote,
  sentences,
} from "../../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { clockOf } from "../../page/applySchedule.ts";
import { isHome } from "../../page/pageAddress.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { isMomentInProps } from "../../page/passed.ts";
import { endOf } from "../../schedule/moments.ts";
import { type Schedule, spanOf } from "../../schedule/schedule.ts";
import { describeInstant, describeOff, describeWait } from "../../schedule/words.ts";
import { isZone } from "../../schedule/zones.ts";
import { adviseZone, readFixedZone } from "../../values/zones.ts";
import type { Check } from "../index.ts";

/** Sections and pages that are off by their dates, and dates or a time zone that cannot be meant. */
export const checkSchedules: Check = (page) => [
  ...checkZone(page),
  ...checkSchedule(page, ["page"], page),
  ...page.sections.flatMap((section) => checkSchedule(section, ["sections", section.index], page)),
  ...findPassed(page),
];

function checkSchedule(
  part: { enabled: boolean; schedule: Schedule },
  path: FieldPath,
  page: ParsedPage,
): Diagnostic[] {
  const { tree } = page;
  const clock = clockOf(page);
  const [start, end] = spanOf(part.schedule, clock.zone);
  const where = describePlace(path, tree.data);
  if (end <= start) {
    return [
      {
        code: "never",
        message: `${where}: it would end ${end === start ? "at the moment at which" : "before"} it begins.`,
        hint:
          end === start
            ? "Write a time for until that is after the one of from."
            : "Write a day for until that is not before the one of from.",
        range: tree.valueAt([...path, "until"]),
      },
    ];
  }
  if (!part.enabled) return [];
  const message = `${where}: ${describeOff(part, clock)}`;
  if (clock.now < start) {
    return [
      {
        code: "not-yet",
        message: `${message}, ${describeWait(start, clock)}.`,
        range: tree.valueAt([...path, "from"]),
      },
    ];
  }
  if (clock.now < end) return [];
  return [
    {
      code: "expired",
      message: `${message}.`,
      hint: "Delete it, or write another date.",
      range: tree.valueAt([...path, "until"]),
    },
  ];
}

/** The days and times in the props of sections that are over: what the section was about is in the past. */
function findPassed(page: ParsedPage): Diagnostic[] {
  const { now, zone } = clockOf(page);
  return page.fields.flatMap((field): Diagnostic[] => {
    const { path, value } = field;
    if (!isMomentInProps(field) || !sectionOf(page, path)?.on) return [];
    const end = endOf(value, zone);
    if (end === undefined || end > now) return [];
    const { where, name } = nameOf(path, page.tree.data);
    return [
      {
        code: "expired",
        message: `${where}: ${quote(name)} is over since ${describeInstant(end, zone)}.`,
        hint: "Delete the section, or write another date.",
        range: page.tree.valueAt(path),
      },
    ];
  });
}

/** A zone that is well-formed must be one that Node knows. */
function checkZone(page: ParsedPage): Diagnostic[] {
  const path = ["site", "timezone"];
  const zone = dataAt(page.tree.data, path);
  const isRefused = page.errors.some(({ instancePath }) => instancePath === "/site/timezone");
  if (!isHome(page) || typeof zone !== "string" || isRefused) return [];
  const range = page.tree.valueAt(path);
  if (isZone(zone)) return checkFixedZone(zone, range);
  const { because, near = [], hint } = adviseZone(zone);
  return [
    {
      code: "bad-zone",
      message: `Site: "timezone" cannot be ${quote(zone)}: ${because}`,
      hint: sentences(didYouMean(near), hint),
      range,
      suggestions: offering(range, near),
    },
  ];
}

/** Finds a zone that keeps one distance from UTC all year, where people mean a place. */
function checkFixedZone(zone: string, range: Range): Diagnostic[] {
  const fixed = readFixedZone(zone);
  if (!fixed) return [];
  const { hours, near } = fixed;
  const distance = `${count(Math.abs(hours), "hour")} ${hours < 0 ? "behind" : "ahead of"} UTC`;
  return [
    {
      code: "fixed-zone",
      message: `Site: "timezone" is ${quote(zone)}, which is ${distance} all year, without summer time.`,
      hint: sentences(didYouMean(near), "Write the zone of a city, such as Europe/Berlin."),
      range,
      suggestions: offering(range, near),
    },
  ];
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
