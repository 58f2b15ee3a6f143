import { nounOfField, nounOfMember } from "../../schema/names.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { quote } from "../../shared/text/wording.ts";
import { quoteLine } from "./describeWords.ts";
import type { Described } from "./schemaAt.ts";

/** An item in words: `question "What does it cost?"`, or `item 2` if it has no words. */
export const nameItem = (noun: string, title: string | undefined, index: number): string =>
  title === undefined ? `${noun} ${index + 1}` : `${noun} ${quoteLine(title)}`;

/** The group that a list is in: ` of the form`, from the name of a list such as `fields of the form`. */
export const ownerOf = (list: string): string => / of the .*/s.exec(list)?.[0] ?? "";

/**
 * The name of a list's entry for what is inside. A text by itself is not named by its own words: they are the change. The
 * group of the list is named where the entry's words are not enough.
 */
export const nameEntry = (
  entry: unknown,
  {
    noun,
    list,
    title,
    index,
    repeated,
  }: {
    noun: string;
    list: string;
    title: string | undefined;
    index: number;
    repeated: ReadonlySet<string> | undefined;
  },
): string => {
  if (typeof entry === "string") return `${noun} ${index + 1}${ownerOf(list)}`;
  const owner = title === undefined || repeated?.has(title) ? ownerOf(list) : "";
  return `${title === undefined ? "" : "the "}${nameItem(noun, title, index)}${owner}`;
};

/** The group that a setting is in. */
interface Named {
  name?: string | undefined;
  at: FieldPath;
}

/** The name of a setting: `label of the button`. The question of a question is that question. */
export function nameInside(
  { name, at, definitions = [] }: Pick<Described, "definitions"> & Named,
  key: string,
  inner: Pick<Described, "definitions" | "defaultValue">,
): string {
  if (at.join(".") === "site.words") return `label ${quote(inner.defaultValue)}`;
  const own = nounOfField(key, inner.definitions?.[0]);
  const isOuter = at.length <= 1 || (at.length === 3 && at[2] === "props");
  if (name === undefined) return own;
  if (isOuter) return nounOfMember([String(at.at(-1))], key) ?? own;
  if (name.startsWith(`the ${own} "`)) return name;
  const isEntry = typeof at.at(-1) === "number";
  const alone = nounOfMember([String(at.at(isEntry ? -2 : -1)), ...definitions], key);
  if (alone !== undefined) return alone + (isEntry ? ` of ${withArticle(name)}` : ownerOf(name));
  return `${own} of ${withArticle(name)}`;
}

/** A name inside a sentence: `the button`, but `picture 3`. */
export const withArticle = (name: string): string =>
  /^(the|a) | \d+( of .*)?$/s.test(name) ? name : `the ${name}`;
