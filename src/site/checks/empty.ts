import type { SectionType } from "../../shared/section.ts";
import { child, dataAt, oneOf, quote } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { isEmpty } from "../isEmpty.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./index.ts";

/** Properties of which a section needs at least one, or it shows nothing. */
const needsOne: ReadonlyMap<string, { choices: readonly string[]; hint: string }> = new Map([
  [
    "testimonials" satisfies SectionType,
    {
      choices: ["items", "sample"],
      hint: "Add items with what people said, or sample with a seed and a count.",
    },
  ],
  [
    "spotlight" satisfies SectionType,
    {
      choices: ["title", "text", "points", "images"],
      hint: "Add a title with what the section is about, or one of the others.",
    },
  ],
]);

/** True if a section needs this property because no alternative to it is given. */
export function isLastChoice(type: string | undefined, name: string, props: unknown): boolean {
  const { choices = [] } = needsOne.get(type ?? "") ?? {};
  const others = choices.filter((each) => each !== name && !isEmpty(child(props, each) ?? null));
  return choices.includes(name) && others.length === 0;
}

/** A section may leave out any of several properties, but not all of them. */
export const checkEmpty: Check = ({ tree, sections }) =>
  sections.flatMap(({ type = "", index }): Diagnostic[] => {
    const need = needsOne.get(type);
    const props = dataAt(tree.data, ["sections", index, "props"]);
    if (!need || typeof props !== "object" || props === null) return [];
    const { choices, hint } = need;
    // A misspelt one is already reported.
    if (Object.keys(props).some((name) => suggest(name, choices).near.length > 0)) return [];
    return [
      {
        severity: "error",
        code: "missing",
        message: `Section ${index + 1}, ${type}: ${oneOf(choices.map(quote))} is missing.`,
        hint,
        range: tree.keyAt(["sections", index, "props"]),
      },
    ];
  });
