import { readFile } from "node:fs/promises";
import path from "node:path";
import { child } from "../shared/dataAt.ts";
import { asText } from "../shared/lookUp.ts";
import type { Operation } from "../shared/operation.ts";
import { anchorOfSection, findSection, sectionsOf } from "../site/edit/ids.ts";
import { readData } from "../site/edit/read.ts";
import type { Rules } from "../site/edit/rules.ts";
import { readClock } from "../site/page/applySchedule.ts";
import { home, pageFileName } from "../site/page/pageAddress.ts";
import { type Clock, isDue, scheduleOf, spanOf } from "../site/schedule/schedule.ts";
import { describeOff } from "../site/schedule/words.ts";

/**
 * Describes the sections that an operation puts on the page but whose dates keep them off it. Empty if there are none.
 */
export async function describeDates(
  root: string,
  file: string,
  operation: Operation,
  rules: Rules,
): Promise<string> {
  const enabled = listEnabled(operation);
  if (enabled.length === 0) return "";
  const read = async (name: string, address: string) =>
    readData(await readFile(path.join(root, name), "utf8").catch(() => ""), { ...rules, address });
  const data = await read(file, rules.address ?? home.path);
  const clock = readClock(await read(pageFileName, home.path));
  return enabled
    .map((section) => describeSection(sectionsOf(data)[findSection(data, section)], file, clock))
    .filter(Boolean)
    .join("\n");
}

const listEnabled = (operation: Operation): Parameters<typeof findSection>[1][] =>
  operation.do === "all"
    ? operation.operations.flatMap(listEnabled)
    : operation.do === "enable-section"
      ? [operation.section]
      : [];

function describeSection(section: unknown, file: string, clock: Clock): string {
  const schedule = scheduleOf(section);
  if (isDue(schedule, clock)) return "";
  const name = anchorOfSection(section) ?? asText(child(section, "type"));
  const [start] = spanOf(schedule, clock.zone);
  const date = clock.now < start ? "from" : "until";
  const off = describeOff({ enabled: true, schedule }, clock);
  const where = file === pageFileName ? "" : ` --file ${file}`;
  return `By its dates, ${name} is ${off}. To show it now, write another date, or take it out: npm run edit -- remove ${name}.${date}${where}`;
}
