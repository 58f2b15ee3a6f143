import { hasEffect, isAccompanied, type Setting } from "../../../schema/hasEffect.ts";
import type { SchemaNode } from "../../../schema/schemaNode.ts";
import { sectionSchema } from "../../../schema/schemaNode.ts";
import { child, dataAt } from "../../../shared/dataAt.ts";
import { describePlace, oneOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listGroups } from "../../page/listGroups.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

type Group = ReturnType<typeof listGroups>[number];

/**
 * A property that is `onlyWith` another has no effect without it, such as the columns of a grid in a list, and one that is
 * `onlyBeside` others has none where none of them is.
 */
export const checkEffects: Check = (page) =>
  listGroups(page).flatMap((group) =>
    Object.entries(group.node.properties ?? {}).flatMap(([name, schema]) => {
      const given = child(group.value, name);
      const isKept = given === undefined || given === schema.default;
      if (isKept) return [];
      return isAccompanied(schema, group.value)
        ? reportIdle(name, schema, group, page)
        : [reportAlone(name, schema, group, page)];
    }),
  );

function reportIdle(
  name: string,
  { onlyWith }: SchemaNode,
  group: Group,
  page: ParsedPage,
): Diagnostic[] {
  if (!onlyWith) return [];
  const { setting, values } = onlyWith;
  const found = findSetting(setting, group, page);
  if (hasEffect({ onlyWith }, found)) return [];
  const idle = `${quote(name)} has no effect.`;
  return [
    {
      code: "unused",
      message: `${describePlace(group.path, page.tree.data)}: ${values ? `with ${setting}: ${found.value ?? found.defaultValue}` : `without ${quote(setting)}`}, ${idle}`,
      hint: values
        ? `Delete the line, or write ${setting}: ${oneOf(values)}.`
        : `Add a line ${setting}:, or delete this one.`,
      range: page.tree.keyAt([...group.path, name]),
    },
  ];
}

function reportAlone(
  name: string,
  { onlyBeside = [] }: SchemaNode,
  { path }: Group,
  { tree }: ParsedPage,
): Diagnostic {
  const others = onlyBeside.map((other) => other.split(".").reverse());
  const missing = oneOf(others.map(([other, list]) => quote(other) + (list ? ` in ${list}` : "")));
  const lines = oneOf(others.map(([other, list]) => `${other}:${list ? ` to ${list}` : ""}`));
  return {
    code: "unused",
    message: `${describePlace(path, tree.data)}: without ${missing}, ${quote(name)} has no effect.`,
    hint: `Add ${lines}, or delete ${name}.`,
    range: tree.keyAt([...path, name]),
  };
}

/** A setting of the group, or else of the section that it is in. */
function findSetting(name: string, group: Group, page: ParsedPage): Setting {
  const own = group.node.properties?.[name];
  const props = page.schemas.get(sectionSchema(sectionOf(page, group.path)?.type ?? ""));
  const { default: defaultValue, enum: options } = own ?? props?.properties?.[name] ?? {};
  const value = own
    ? child(group.value, name)
    : dataAt(page.tree.data, [...group.path.slice(0, 3), name]);
  return { value, defaultValue, options: Array.isArray(options) ? options : [] };
}
