import { type Place, resolve, type SchemaNode, sectionSchema } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { child, dataAt, named, nameOf, oneOf, sentences } from "../../shared/wording.ts";
import { lineAt } from "../../yaml/line.ts";
import { certain } from "../../yaml/writeValue.ts";
import { type CheckedPage, sectionOf } from "../checkedPage.ts";
import { isLastChoice } from "../checks/empty.ts";
import { isEmpty } from "../isEmpty.ts";
import { removing } from "../removing.ts";
import { describe, type Explain, type SchemaError, samePath } from "./schemaError.ts";

/**
 * What may be left out, and is there without saying anything, is one mistake, however many rules it breaks: a
 * form leaves it behind like that.
 */
export function gatherEmptyValues(
  schemaErrors: readonly SchemaError[],
  page: CheckedPage,
): SchemaError[] {
  const vacant: SchemaError[] = [];
  return schemaErrors.flatMap((schemaError) => {
    const path =
      schemaError.keyword === "additionalProperties" ? undefined : vacantAt(schemaError.path, page);
    if (!path) return [schemaError];
    if (vacant.some((each) => samePath(each.path, path))) return [];
    // What belongs to it may have slipped out of it, under another name.
    const isAlone = !schemaErrors.some(
      (each) => each.keyword === "additionalProperties" && samePath(each.path, path.slice(0, -1)),
    );
    const schema = schemaAt(path, page);
    const found = { ...schemaError, keyword: "vacant", path, subject: "", schema, wanted: isAlone };
    vacant.push(found);
    return [found];
  });
}

/** The outermost value around the path, or at it, that says nothing and may be left out. */
function vacantAt(path: FieldPath, page: CheckedPage): FieldPath | undefined {
  let found: FieldPath | undefined;
  // A name with nothing below it may have lost what stood there: it is told where that was.
  const { node } = placeAt(path, page) ?? {};
  const isBare = dataAt(page.tree.data, path) === null && (node?.properties ?? node?.items);
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

/** Whether all that stands in a value is empty; a name that is not known may itself be meant. */
function saysNothing(path: FieldPath, page: CheckedPage): boolean {
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

/** Whether a group holds a comment, which may be what one of its settings was meant to say. */
function holdsComment(path: FieldPath, { tree, text }: CheckedPage): boolean {
  const [start, behind] = tree.wholeAt(path);
  const end = start + text.slice(start, behind).trimEnd().length;
  return /#/.test(text.slice(start, lineAt(text, end).end));
}

/** Whether a group that nobody needs to fill names something that has a default, which is shown without it, too. */
function leavesWords(path: FieldPath, page: CheckedPage): boolean {
  const value = dataAt(page.tree.data, path);
  const { node } = placeAt(path, page) ?? {};
  if (Array.isArray(value) || node?.required) return false;
  return Object.keys(Object(value)).some(
    (name) => standsFor([...path, name], page) !== undefined || leavesWords([...path, name], page),
  );
}

/** What stands for a setting that is left out, if anything does. */
function standsFor(path: FieldPath, page: CheckedPage): unknown {
  const { default: standing = null } = schemaAt(path, page);
  return isEmpty(standing) ? undefined : standing;
}

function isOptional(path: FieldPath, page: CheckedPage): boolean {
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
  return isKnown && !isNeeded && !isLastChoice(sectionOf(page, path)?.type, step, outer);
}

/** The schema of what stands at the path, with what its property says besides. */
function schemaAt(path: FieldPath, page: CheckedPage): SchemaNode {
  const outer = placeAt(path.slice(0, -1), page)?.node;
  const own = child(outer?.properties, path.at(-1) ?? "") ?? outer?.items ?? {};
  return { ...placeAt(path, page)?.node, ...own };
}

function placeAt(path: FieldPath, page: CheckedPage): Place | undefined {
  const { type = "" } = sectionOf(page, path) ?? {};
  const isInProps = path[0] === "sections" && path[2] === "props";
  const file = isInProps ? sectionSchema(type) : "page.schema.json";
  const node = page.schemas.get(file);
  let place = node && { file, node };
  for (const step of isInProps ? path.slice(3) : path) {
    const outer = place && resolve(page.schemas, place);
    const { items, properties = {} } = outer?.node ?? {};
    const named = Object.hasOwn(properties, step) ? properties[step] : undefined;
    const inner = typeof step === "number" ? items : named;
    place = outer && inner && { file: outer.file, node: inner };
  }
  return place && resolve(page.schemas, place);
}

/** A setting that may be left out, or an entry that its list can do without, and that says nothing. */
export const explainEmptyValue: Explain = ({ path, schema, wanted }, page) => {
  const { tree } = page;
  const { where, name } = nameOf(path, tree.data);
  const { what, edits, isCommented } = removing(path, page);
  const standing = standsFor(path, page);
  // What stands in its place then may be seen, and need not have been meant.
  const isCertain = edits && wanted === true && standing === undefined;
  const title = `Take ${what} out.`;
  const choices = schema.type === "boolean" ? [true, false] : schema.enum;
  return {
    severity: "error",
    code: "empty",
    message: name ? `${where}: ${named(name)} is empty.` : `${where} is empty.`,
    hint: sentences(
      isCommented ? "What stands behind # is a comment, and not shown." : "",
      `Take ${what} out${standing === undefined ? "" : `, so that it is ${standing}`}, or ${Array.isArray(choices) ? `write ${oneOf(choices.map(String))}` : "fill it"}.`,
      describe(path, schema, page),
    ),
    range: tree.valueAt(path),
    suppresses: tree.wholeAt(path),
    ...(isCertain && { fix: certain("empty", { title, edits }) }),
  };
};
