import { labelOfOption } from "../../schema/labelOfOption.ts";
import { child } from "../../shared/dataAt.ts";
import { allOf } from "../../shared/text/wording.ts";
import { quoteLine } from "./describeWords.ts";

/** The greatest number of texts that describe a value. */
const mostTexts = 3;

/** A value in words: a text in quotes, the first texts of a group, or a number. Empty for a group without texts. */
export function describeValue(value: unknown): string {
  if (typeof value === "string") return quoteLine(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object" || value === null)
    return value === null ? "nothing" : String(value);
  if (isNumbers(value)) return value.join(", ");
  const texts = listTexts(value);
  const shown = texts.slice(0, mostTexts).map(quoteLine);
  return allOf(texts.length > mostTexts ? [...shown, `${texts.length - mostTexts} more`] : shown);
}

/** A value of a choice as the editor shows it: a name in quotes, or yes or no. */
export const describeOption = (value: unknown): string =>
  typeof value === "string" ? quoteLine(labelOfOption(value)) : describeValue(value);

/** A time, or a point of a picture, in words; undefined for a value of another definition. */
export function describeByKind(value: unknown, definitions: readonly string[]): string | undefined {
  if (definitions.includes("moment") && typeof value === "string")
    return quoteLine(value.replace("T", ", "));
  if (!definitions.includes("focus") || !isObject(value) || !isNumbers(value)) return undefined;
  const [x, y] = value.map((share) => `${Math.round(Number(share) * 100)} %`);
  return `${x} from the left and ${y} from the top`;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isNumbers = (value: object): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "number");

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return value === "todo" ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** The name of the file in a picture or a film: `hero.png`. */
export function fileOfValue(value: unknown): string {
  const src = child(value, "src") ?? child(value, "mp4");
  return typeof src === "string" ? src.slice(src.lastIndexOf("/") + 1) : "none";
}

/** The name of the first file that an item shows: it names one that has no words. */
export function nameFileIn(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const file = fileOfValue(item);
  return file === "none" ? Object.values(item).map(nameFileIn).find(Boolean) : file;
}
