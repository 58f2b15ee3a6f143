import type { Place } from "../../shared/editor.ts";

/** The name of a place for the author: of a section its type in words, of an entry of a list its number too. */
export function nameOf({ path }: Place, type: string): string {
  const steps = path[0] === "props" ? path.slice(1) : path;
  const [last, before] = [steps.at(-1), steps.at(-2)];
  if (last === undefined) return inWords(type);
  if (typeof last === "number") return `${inWords(String(before ?? ""))} ${last + 1}`;
  if (last !== "href") return inWords(last);
  return typeof before === "string" ? `${inWords(before)} link` : "Link";
}

/** `secondButton` and `how-it-works` as a person would write them. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
