import { type Schemas, sectionSchema } from "../../schema/fields.ts";
import { child, dataAt, oneOf, quote } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { isEmpty } from "../isEmpty.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./index.ts";

/** True if the section needs the property of this name, because no alternative is given. */
export function isLastChoice(
  schemas: Schemas,
  type: string | undefined,
  name: string,
  props: unknown,
): boolean {
  const { names = [] } = schemas.get(sectionSchema(type ?? ""))?.needsOneOf ?? {};
  const others = names.filter((each) => each !== name && !isEmpty(child(props, each) ?? null));
  return names.includes(name) && others.length === 0;
}

/** A section may leave out any of several properties, but not all of them. */
export const checkEmpty: Check = ({ tree, sections, schemas }) =>
  sections.flatMap(({ type = "", index }): Diagnostic[] => {
    const need = schemas.get(sectionSchema(type))?.needsOneOf;
    const props = dataAt(tree.data, ["sections", index, "props"]);
    if (!need || typeof props !== "object" || props === null) return [];
    const { names, hint } = need;
    // A misspelt one is there, and told already.
    const known = schemas.get(sectionSchema(type))?.properties ?? {};
    const isGiven = (name: string) =>
      names.includes(name) || (!(name in known) && suggest(name, names).near.length > 0);
    if (Object.keys(props).some(isGiven)) return [];
    return [
      {
        severity: "error",
        code: "missing",
        message: `Section ${index + 1}, ${type}: ${oneOf(names.map(quote))} is missing.`,
        hint,
        range: tree.keyAt(["sections", index, "props"]),
      },
    ];
  });
