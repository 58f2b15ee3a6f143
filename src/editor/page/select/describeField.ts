import type { FieldAddress } from "../../../shared/editor/messages.ts";
import type { TaggedSection } from "../../../shared/editor/tagged.ts";
import { lookUp } from "../../../shared/lookUp.ts";

/** The name of a place for the author: of an entry of a list its number too. */
export function describeField(
  { path }: FieldAddress,
  { name, nouns }: Pick<TaggedSection, "name" | "nouns">,
): string {
  const steps = path[0] === "props" ? path.slice(1) : path;
  const [last, before] = [steps.at(-1), steps.at(-2)];
  if (last === undefined) return name;
  if (typeof last === "number") {
    const list = steps.filter((step) => typeof step === "string").join(" ");
    return `${lookUp(nouns, list) ?? "Item"} ${last + 1}`;
  }
  if (last !== "href") return inWords(last);
  return typeof before === "string" ? `${inWords(before)} link` : "Link";
}

/** `secondButton` as a person would write it. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
