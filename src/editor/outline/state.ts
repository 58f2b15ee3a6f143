import { child } from "../../shared/dataAt.ts";
import { isOff } from "./changes.ts";
import type { Row } from "./rows.ts";

/** The state of a row, each part in words: hidden, its dates, its problems, and where it comes from. */
export function stateOf({ section, path, list }: Row): {
  isHidden: boolean;
  dates: string;
  errors: number;
  warnings: number;
} {
  const inside = section.problems.filter((problem) =>
    path.every((step, depth) => problem.path[depth] === step),
  );
  const count = (severity: string) => inside.filter((each) => each.severity === severity).length;
  return {
    isHidden: !list && isOff(section.data),
    dates: list ? "" : datesOf(section.data),
    errors: count("error"),
    warnings: count("warning"),
  };
}

function datesOf(data: unknown): string {
  const from = dayOf(child(data, "from"));
  const until = dayOf(child(data, "until"));
  return [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" ");
}

const days = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "short", year: "numeric" },
  timeZone: "UTC",
});

/** A day, with its time if it has one. */
function dayOf(moment: unknown): string {
  const [, day = "", time = ""] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(String(moment ?? "")) ?? [];
  const date = new Date(day);
  return Number.isNaN(date.getTime())
    ? ""
    : days.format(date) + time.replace(/^[T ]?/, " ").trimEnd();
}

/** A number of things in words. */
export const describeCount = (count: number, thing: string): string =>
  count === 0 ? "" : count === 1 ? `1 ${thing}` : `${count} ${thing}s`;

/** The text by which a screen reader announces a row. */
export function sayRow(row: Row): string {
  const { isHidden, dates, errors, warnings } = stateOf(row);
  return [
    row.words ? `${row.name}, ${row.words}` : row.name,
    row.list ? `${row.list.index + 1} of ${row.list.length}` : "",
    isHidden ? "hidden" : "",
    dates,
    describeCount(errors, "error"),
    describeCount(warnings, "warning"),
    row.section.isInherited && !row.list ? "from the first page" : "",
    row.section.locked ? "cannot be changed here" : "",
  ]
    .filter(Boolean)
    .join(", ");
}
