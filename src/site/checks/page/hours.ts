import type { SchemaNode } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { describePlace } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGroups } from "../../page/listGroups.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;

/** A group with hours: the times as they are written, and the path of the group. */
interface Times {
  opens: string;
  closes: string;
  path: FieldPath;
}

/** The hours of one weekday, in minutes since the week began. The end may be in the next week. */
interface Hours extends Times {
  day: string;
  start: number;
  end: number;
}

/** Opening hours end after they begin, and those of one list do not overlap. */
export const checkHours: Check = (page) => {
  const lists = new Map<string, Hours[]>();
  const empty = listGroups(page).flatMap(({ path, value, node }): Diagnostic[] => {
    const [days, from, to] = node.weeklyHours ?? [];
    if (days === undefined || from === undefined || to === undefined) return [];
    const [opens, closes] = [child(value, from), child(value, to)];
    if (typeof opens !== "string" || typeof closes !== "string") return [];
    if (!sectionOf(page, path)?.on) return [];
    if (opens === closes) return [reportEmpty(opens, [...path, to], page)];
    const key = JSON.stringify(path.slice(0, -1));
    const hours = listHours({ opens, closes, path }, child(value, days), node.properties?.[days]);
    lists.set(key, [...(lists.get(key) ?? []), ...hours]);
    return [];
  });
  return [...empty, ...[...lists.values()].flatMap((list) => findOverlaps(list, page))];
};

/** The hours of each day of a group. The schema of the days has the days of a week in their order. */
function listHours(times: Times, days: unknown, schema: SchemaNode | undefined): Hours[] {
  const week: unknown[] = Array.isArray(schema?.items?.enum) ? schema.items.enum : [];
  return week.flatMap((day, index) => {
    if (!Array.isArray(days) || !days.includes(day)) return [];
    const start = index * minutesOfDay + minutesIn(times.opens);
    const end = index * minutesOfDay + minutesIn(times.closes);
    return { ...times, day: String(day), start, end: end > start ? end : end + minutesOfDay };
  });
}

/** The minutes since midnight of a time such as 09:30; not a number for anything else. */
function minutesIn(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return Number(hours) * 60 + Number(minutes);
}

/** The first overlap of each group with an earlier one. */
function findOverlaps(list: readonly Hours[], page: ParsedPage): Diagnostic[] {
  const told = new Set<FieldPath>();
  return list.flatMap((hours, index) => {
    const earlier = list.slice(0, index).find((each) => overlap(each, hours));
    if (!earlier || earlier.path === hours.path || told.has(hours.path)) return [];
    told.add(hours.path);
    return [reportOverlap(earlier, hours, page)];
  });
}

const overlap = (one: Hours, other: Hours) =>
  [-minutesOfWeek, 0, minutesOfWeek].some(
    (shift) => one.start < other.end + shift && other.start + shift < one.end,
  );

const say = ({ day, opens, closes }: Hours) => `${day} from ${opens} to ${closes}`;

function reportOverlap(earlier: Hours, hours: Hours, { tree }: ParsedPage): Diagnostic {
  return {
    code: "odd-hours",
    message: `${describePlace(hours.path, tree.data)}: ${say(hours)} overlaps with ${say(earlier)}.`,
    hint: "Make one of the two, or let one begin when the other has ended.",
    range: tree.valueAt(hours.path),
  };
}

function reportEmpty(time: string, path: FieldPath, { tree }: ParsedPage): Diagnostic {
  return {
    code: "odd-hours",
    message: `${describePlace(path.slice(0, -1), tree.data)}: it opens and closes at ${time}, so it is never open.`,
    hint: 'Write when it closes. A day and its night are "00:00" to "23:59".',
    range: tree.valueAt(path),
  };
}
