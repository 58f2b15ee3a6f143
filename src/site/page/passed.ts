import { type FieldValue, mapFields } from "../../schema/fields.ts";
import { type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { endOf } from "../schedule/moments.ts";
import type { Clock } from "../schedule/schedule.ts";

/** True for a day or a time in the props of a section: what the section shows depends on whether it has passed. */
export const isMomentInProps = ({ kind, path }: FieldValue): boolean =>
  kind === "moment" && path[0] === "sections" && path[2] === "props";

/** The days and times in the props of sections that have passed at the instant of the clock, as the file has them. */
export function listPassed(
  sections: readonly { type: string; props: unknown }[],
  schemas: Schemas,
  { zone, now }: Pick<Clock, "zone" | "now">,
): string[] {
  const passed = new Set<string>();
  for (const { type, props } of sections) {
    mapFields(schemas, sectionSchema(type), props, [], ({ kind, value }) => {
      if (kind === "moment" && (endOf(value, zone) ?? Infinity) <= now) passed.add(String(value));
      return value;
    });
  }
  return [...passed];
}
