import { membersOf } from "../../schema/fields.ts";
import type { SchemaLocation } from "../../schema/references.ts";
import { type SchemaNode, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import { asText } from "../../shared/lookUp.ts";
import { named, nameOf, oneOf, sentences } from "../../shared/text/wording.ts";
import { lineAt } from "../../yaml/line.ts";
import { certain } from "../../yaml/writeValue.ts";
import { isLastChoice } from "../checks/text/empty.ts";
import { isEmpty } from "../page/isEmpty.ts";
import { schemaOf } from "../page/pageAddress.ts";
import { type ParsedPage, sectionOf } from "../page/parsedPage.ts";
import { removing } from "./removing.ts";
import { describe, type Explain, type SchemaError } from "./schemaError.ts";

/**
 * An optional value that is empty is one mistake, however many rules it breaks: a form leaves it behind like that.
 */
export function gatherEmptyValues(
  schemaErrors: readonly SchemaError[],
  page: ParsedPage,
): SchemaError[] {
  const vacant: SchemaError[] = [];
  return schemaErrors.flatMap((schemaError) => {
    const path =
      schemaError.keyword === "additionalProperties" ? undefined : vacantAt(schemaError.path, page);
    if (!path) return [schemaError];
    if (vacant.some((each) => samePath(each.path, path))) return [];
    // Its content may be misplaced, under another name.
    const isAlone = !schemaErrors.some(
      (each) => each.keyword === "additionalProperties" && samePath(each.path, path.slice(0, -1)),
    );
    const schema = schemaAt(path, page);
    const found = { ...schemaError, keyword: "vacant", path, subject: "", schema, wanted: isAlone };
    vacant.push(found);
    return [found];
  });
}

/** The outermost optional value at the path or around it that is empty. */
function vacantAt(path: FieldPath, page: ParsedPage): FieldPath | undefined {
  let found: FieldPath | undefined;
  // A name with nothing below it may have lost its content. It is reported in its own place.
  const { node } = placeAt(path, page) ?? {};
  const isName = typeof path.at(-1) === "string";
  const isBare =
    isName && dataAt(page.tree.data, path) === null && (node?.properties ?? node?.items);
  const top = isBare ? path.length : 1;
  for (let depth = path.length; depth >= top; depth -= 1) {
    const at = path.slice(0, depth);
    const isInside = depth < path.length;
    if (!saysNothing(at, page) || (isInside && (holdsComment(at, page) || leavesWords(at, page))))
      break;
    if (isOptional(at, page)) found = at;
  }
  return found;
}

/** True if a value and everything in it is empty. An unknown name counts as content. */
function saysNothing(path: FieldPath, page: ParsedPage): boolean {
  const value = dataAt(page.tree.data, path);
  if (isEmpty(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const { node } = placeAt(path, page) ?? {};
  return steps.every(
    (step) =>
      (typeof step === "number" || child(node?.properties, step) !== undefined) &&
      saysNothing([...path, step], page),
  );
}

/** True if a group holds a comment, which may be the intended value of a setting. */
function holdsComment(path: FieldPath, { tree, text }: ParsedPage): boolean {
  const [start, behind] = tree.wholeAt(path);
  const end = start + text.slice(start, behind).trimEnd().length;
  return /#/.test(text.slice(start, lineAt(text, end).end));
}

/** True if an optional group names a setting with a default, which is shown without the group too. */
function leavesWords(path: FieldPath, page: ParsedPage): boolean {
  const value = dataAt(page.tree.data, path);
  const { node } = placeAt(path, page) ?? {};
  if (Array.isArray(value) || node?.required) return false;
  return Object.keys(Object(value)).some(
    (name) => defaultOf([...path, name], page) !== undefined || leavesWords([...path, name], page),
  );
}

/** The default that is used if a setting is left out. */
function defaultOf(path: FieldPath, page: ParsedPage): unknown {
  const { default: fallback = null } = schemaAt(path, page);
  return isEmpty(fallback) ? undefined : fallback;
}

/** True if a default is a file of public/ that is not there. */
const isMissingFile = (fallback: unknown, path: FieldPath, page: ParsedPage): boolean =>
  schemaAt(path, page).$ref?.endsWith("/asset") === true &&
  page.files.get(asText(fallback)) !== "file";

function isOptional(path: FieldPath, page: ParsedPage): boolean {
  const step = path.at(-1) ?? "";
  const around = path.slice(0, -1);
  const outer = dataAt(page.tree.data, around);
  const { node } = placeAt(around, page) ?? {};
  if (!node) return false;
  if (typeof step === "number") {
    const rest = Array.isArray(outer)
      ? outer.filter((_, index) => !saysNothing([...around, index], page)).length
      : 0;
    return rest > 0 && rest >= Number(node.minItems ?? 0);
  }
  const isKnown = child(node.properties, step) !== undefined;
  const isNeeded = node.required?.includes(step) ?? false;
  return isKnown && !isNeeded && !isLastChoice(node, step, outer);
}

/** The schema of the value at the path, merged with that of its property. */
function schemaAt(path: FieldPath, page: ParsedPage): SchemaNode {
  const outer = placeAt(path.slice(0, -1), page)?.node;
  const own = child(outer?.properties, path.at(-1) ?? "") ?? outer?.items ?? {};
  return { ...placeAt(path, page)?.node, ...own };
}

function placeAt(path: FieldPath, page: ParsedPage): SchemaLocation | undefined {
  const { type = "" } = sectionOf(page, path) ?? {};
  const isInProps = path[0] === "sections" && path[2] === "props";
  const file = isInProps ? sectionSchema(type) : schemaOf(page);
  const node = page.schemas.get(file);
  let place = node && { file, node };
  for (const step of isInProps ? path.slice(3) : path) {
    const shape = place && membersOf(page.schemas, place);
    place = (typeof step === "number" ? shape?.entry : shape?.properties.get(step))?.place;
  }
  return place;
}

/** Explains an empty setting or entry of a list that may be left out. */
export const explainEmptyValue: Explain = ({ path, schema, wanted }, page) => {
  const { tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const { what, edits, isCommented } = removing(path, page);
  const fallback = defaultOf(path, page);
  const isGone = fallback !== undefined && isMissingFile(fallback, path, page);
  // A default that replaces it may be visible, and not be intended.
  const isCertain = edits && wanted === true && fallback === undefined;
  const title = `Take ${what} out.`;
  const choices = schema.type === "boolean" ? [true, false] : schema.enum;
  return {
    code: "empty",
    message: name ? `${where}: ${named(name)} is empty.` : `${where} is empty.`,
    hint: sentences(
      isCommented ? "What stands behind # is a comment, and not shown." : "",
      isGone
        ? `Fill it: ${fallback}, which stands in for it, is not in public/.`
        : `Take ${what} out${fallback === undefined ? "" : `, so that it is ${fallback}`}, or ${Array.isArray(choices) ? `write ${oneOf(choices.map(String))}` : "fill it"}.`,
      describe(path, schema, page),
    ),
    range: tree.valueAt(path),
    suppresses: tree.wholeAt(path),
    ...(isCertain && { fix: certain("empty", { title, edits }) }),
  };
};
