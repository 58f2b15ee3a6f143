import type { Member } from "../../schema/fields.ts";
import { labelOfOption } from "../../schema/labelOfOption.ts";
import { nounOfField } from "../../schema/names.ts";
import { allOf } from "../../shared/text/wording.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { nameOfLanguage } from "../languages.ts";
import { describeValue, fileOfValue } from "./describeValue.ts";
import { quoteLine } from "./describeWords.ts";
import { type Described, isChoice, memberOf, shapeAt, titleOfSchema } from "./schemaAt.ts";

type Value = Pick<Described, "schemas" | "place" | "definitions">;

/** The definitions of values that visitors read. */
const readable: readonly string[] = ["title", "formatted", "text", "markdown"];

/** The definitions of pictures and films. */
const files: readonly string[] = ["image", "background", "video"];

/** The greatest number of words or files that describe a value. */
const mostParts = 4;

/**
 * The words that visitors see of a list or a group, its files and its destination; all values of one without words, or of
 * one that visitors do not see.
 */
export function describeWhole(value: Value, data: object, isUnseen: boolean): string {
  const words = isUnseen ? [] : listParts(value, data, isReadable);
  const parts = words.length > 0 ? words : listParts(value, data, () => true);
  // Nothing on the page shows the rest.
  const shown = parts.slice(0, isUnseen ? 2 * mostParts : mostParts);
  const rest = parts.length - shown.length;
  return allOf(rest > 0 ? [...shown, `${rest} more`] : shown) || describeValue(data);
}

type IsTold = (value: Value) => boolean;

const isOf = ({ definitions = [] }: Value, kinds: readonly string[]) =>
  definitions.some((kind) => kinds.includes(kind));

const isReadable: IsTold = (value) => isOf(value, readable);

function listParts(value: Value, data: unknown, isTold: IsTold): string[] {
  const { properties, entry } = shapeAt(value);
  const inside = (member: Member | undefined) => ({ ...value, ...memberOf(member) });
  const listInside = (member: Member | undefined, each: unknown) =>
    listParts(inside(member), each, isTold);
  if (typeof data === "string")
    return isTold(value) && data !== "todo" ? [describeText(value, data)] : [];
  if (Array.isArray(data)) return data.flatMap((each) => listInside(entry, each));
  if (!isGroup(data)) return [];
  if (isOf(value, files)) return [fileOfValue(data)];
  if (isOf(value, ["sample"])) return [];
  const isLink = (member: Member) => isOf(inside(member), ["href"]);
  const target = [...properties]
    .flatMap(([name, member]) => (isLink(member) ? [data[name]] : []))
    .find((href) => href !== undefined && href !== "todo");
  const own = [...properties].flatMap(([name, member]) => {
    const each = data[name];
    if (isLink(member)) return [];
    if (isGroup(each) && isOf(inside(member), ["sample"])) return [nounOfField(name)];
    if (typeof each !== "number" && typeof each !== "boolean") return listInside(member, each);
    return isTold(inside(member)) ? [`${nounOfField(name)} ${describeValue(each)}`] : [];
  });
  if (typeof target !== "string") return own;
  const words = own.length > 0 ? allOf(own) : quoteLine(titleOfSchema(value, data) ?? "");
  return [`${words}, to ${quoteLine(target)}`];
}

/** A text in quotes: a value of a choice as the editor shows it, and a language by its name. */
function describeText(value: Value, text: string): string {
  if (isChoice(value, text)) return quoteLine(labelOfOption(text));
  return quoteLine(isOf(value, ["languageTag"]) ? nameOfLanguage(text) : text);
}
