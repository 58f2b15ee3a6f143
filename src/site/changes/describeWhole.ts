import type { Member } from "../../schema/fields.ts";
import { allOf } from "../../shared/text/wording.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { describeValue, fileOfValue } from "./describeValue.ts";
import { quoteLine } from "./describeWords.ts";
import { type Described, memberOf, shapeAt, titleOfSchema } from "./schemaAt.ts";

type Value = Pick<Described, "schemas" | "place" | "definitions">;

/** The definitions of values that visitors read. */
const readable: readonly string[] = ["title", "formatted", "text", "markdown"];

/** The definitions of pictures and films. */
const files: readonly string[] = ["image", "background", "video"];

/** The greatest number of words or files that describe a value. */
const mostParts = 4;

/** The words that visitors see of a list or a group, its files and its destination. A setting of its look is no word. */
export function describeWhole(value: Value, data: object): string {
  const parts = listParts(value, data);
  const shown = parts.slice(0, mostParts);
  const rest = parts.length - shown.length;
  const words = allOf(rest > 0 ? [...shown, `${rest} more`] : shown);
  return words || describeValue(data);
}

function listParts(value: Value, data: unknown): string[] {
  const { properties, entry } = shapeAt(value);
  const isOf = (kinds: readonly string[]) =>
    value.definitions?.some((kind) => kinds.includes(kind));
  const inside = (member: Member | undefined) => ({ ...value, ...memberOf(member) });
  if (typeof data === "string") return isOf(readable) ? [quoteLine(data)] : [];
  if (Array.isArray(data)) return data.flatMap((each) => listParts(inside(entry), each));
  if (!isGroup(data)) return [];
  if (isOf(files)) return [fileOfValue(data)];
  const target = [...properties]
    .flatMap(([name, member]) => (inside(member).definitions.includes("href") ? [data[name]] : []))
    .find((href) => href !== undefined && href !== "todo");
  const own = [...properties].flatMap(([name, member]) => listParts(inside(member), data[name]));
  if (typeof target !== "string") return own;
  const words = own.length > 0 ? allOf(own) : quoteLine(titleOfSchema(value, data) ?? "");
  return [`${words}, to ${quoteLine(target)}`];
}
