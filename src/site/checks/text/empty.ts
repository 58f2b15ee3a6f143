import type { SchemaNode } from "../../../schema/schemaNode.ts";
import { child } from "../../../shared/dataAt.ts";
import { describePlace, oneOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isEmpty } from "../../page/isEmpty.ts";
import { listGroups } from "../../page/listGroups.ts";
import { suggest } from "../../suggest.ts";
import type { Check } from "../index.ts";

/** True if a group needs the property of this name, because no alternative is given. */
export function isLastChoice({ needsOneOf }: SchemaNode, name: string, group: unknown): boolean {
  const { names = [] } = needsOneOf ?? {};
  const others = names.filter((each) => each !== name && !isEmpty(child(group, each) ?? null));
  return names.includes(name) && others.length === 0;
}

/** A group may leave out any of several properties, but not all of them. */
export const checkEmpty: Check = (page) =>
  listGroups(page).flatMap(({ path, value, node }): Diagnostic[] => {
    if (!node.needsOneOf) return [];
    const { names, hint } = node.needsOneOf;
    // A misspelt one is present, and reported already.
    const known = node.properties ?? {};
    const isGiven = (name: string) =>
      names.includes(name) || (!Object.hasOwn(known, name) && suggest(name, names).near.length > 0);
    if (Object.keys(value).some(isGiven)) return [];
    return [
      {
        code: "missing",
        message: `${describePlace(path, page.tree.data)}: ${oneOf(names.map(quote))} is missing.`,
        hint,
        range: page.tree.keyAt(path),
      },
    ];
  });
