import { dataAt } from "../../shared/dataAt.ts";
import { languageOf } from "../languages.ts";
import { startOfPeriod, zoneOf } from "../schedule/moments.ts";
import {
  type Clock,
  isDue,
  listUpcoming,
  namesLanguages,
  type Schedule,
  scheduleOf,
  shareLanguage,
  spanOf,
} from "../schedule/schedule.ts";
import type { ParsedPage, ParsedSection } from "./parsedPage.ts";
import { isMomentInProps } from "./passed.ts";
import { settingsOf } from "./sitePages.ts";

/** The clock of a page's site: its time zone, the instant that it is read as of, and its own language. */
export const clockOf = (page: ParsedPage): Clock => readClock(settingsOf(page), page.asOf);

/** The clock of a site, by the data of page.yaml. */
export function readClock(settings: unknown, asOf: ParsedPage["asOf"] = Date.now()): Clock {
  const zone = zoneOf(dataAt(settings, ["site", "timezone"]));
  const now = typeof asOf === "number" ? asOf : startOfPeriod(asOf, zone);
  if (now === undefined) throw new Error(`"${asOf}" is no day and no time.`);
  return { zone, now, lang: languageOf(settings) };
}

/** True if two sections may be on a page at the same instant, by their data and that of page.yaml. */
export function maySharePage(one: unknown, other: unknown, settings: unknown): boolean {
  const { zone } = readClock(settings);
  const [schedule, otherSchedule] = [scheduleOf(one), scheduleOf(other)];
  const [start, end] = spanOf(schedule, zone);
  const [otherStart, otherEnd] = spanOf(otherSchedule, zone);
  return start < otherEnd && otherStart < end && shareLanguage(schedule, otherSchedule);
}

/** The page as it is at the instant of the clock, and in its language: they decide, with `enabled`, what of it is on. */
export function applySchedule(page: ParsedPage, clock: Clock): ParsedPage {
  if (schedulesOf(page).length === 0 && !hasLanguages(page)) return page;
  const place = <Part extends ParsedPage | ParsedSection>(part: Part): Part => {
    const due = isDue(part.schedule, clock);
    return { ...part, isDue: due, on: part.enabled && due };
  };
  return { ...place(page), sections: page.sections.map(place) };
}

const hasLanguages = ({ schedule, sections }: ParsedPage): boolean =>
  namesLanguages(schedule) || sections.some((section) => namesLanguages(section.schedule));

/** The schedules of a page and its sections, without those that have no dates, and the moments in their props. */
export const schedulesOf = ({ schedule, sections, fields }: ParsedPage): Schedule[] => [
  ...[schedule, ...sections.map((section) => section.schedule)].filter(
    ({ from, until }) => from !== undefined || until !== undefined,
  ),
  ...fields.filter(isMomentInProps).map(({ value }) => ({ until: value })),
];

/** The instants at which anything of the page's site begins or ends after that of the clock. */
export const upcomingInstants = (page: ParsedPage, clock: Clock): number[] =>
  listUpcoming([page, ...page.pages].flatMap(schedulesOf), clock);

/** The page at an instant, among the other pages as they are then. */
export function applySiteSchedule(page: ParsedPage, clock: Clock): ParsedPage {
  const pages = placed.get(page.pages) ?? new Map<number, readonly ParsedPage[]>();
  placed.set(page.pages, pages);
  const then = pages.get(clock.now) ?? page.pages.map((each) => applySchedule(each, clock));
  pages.set(clock.now, then);
  return { ...applySchedule(page, clock), asOf: clock.now, pages: then };
}

/** The pages of a site at each coming date. All pages share one list, by which checks of links know their site. */
const placed = new WeakMap<readonly ParsedPage[], Map<number, readonly ParsedPage[]>>();

/** All that the checks of a site take from its clock, as a text to compare; empty if nothing has dates or languages. */
export const describeClock = (pages: readonly ParsedPage[], { zone, now, lang }: Clock): string =>
  (pages.flatMap(schedulesOf).length > 0 ? JSON.stringify([zone, Math.floor(now / 60_000)]) : "") +
  (pages.some(hasLanguages) ? lang : "");
