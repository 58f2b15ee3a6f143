import { type SchemaNode, type Schemas, sectionSchema } from "../../schema/schemaNode.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { type FieldPath, samePath } from "../../shared/fieldPath.ts";
import { type ParsedPage, sectionOf } from "../page/parsedPage.ts";
import { suggest } from "../suggest.ts";
import { fits } from "./fits.ts";
import { definitionOf, type SchemaError } from "./schemaError.ts";
import { settingsFor } from "./shapes.ts";

const isUnknown = ({ keyword }: SchemaError) => keyword === "additionalProperties";
const isMissing = ({ keyword }: SchemaError) => keyword === "required";

/**
 * Reduces the errors to one for each mistake. A misspelt name causes two: it is unknown, and the right name is
 * missing. So does a misplaced name: it is unknown in one place, and missing in another. The unknown name is
 * reported, with its right place as `home`.
 */
export function gatherMisplacedKeys(
  schemaErrors: readonly SchemaError[],
  page: ParsedPage,
): SchemaError[] {
  const reported = new Set<SchemaError>();
  const misplaced = schemaErrors.filter(isUnknown).map((key): SchemaError => {
    const home = homeOf(key, schemaErrors, page);
    const gaps = schemaErrors.filter((gap) => isMissing(gap) && !reported.has(gap));
    const partner =
      gaps.find((gap) => isSame(key, gap, home)) ?? onlyPair(key, schemaErrors, home, page);
    if (partner) reported.add(partner);
    return {
      ...key,
      ...(home && { home }),
      ...(partner && !home && { instead: partner.subject }),
    };
  });
  const first = misplaced.filter(
    (key, index) => !misplaced.slice(0, index).some((earlier) => cameAlong(key, earlier)),
  );
  const homes = misplaced.flatMap(({ home }) => (home ? [home] : []));
  // The right place may be empty or missing because all its settings were misplaced.
  const rest = schemaErrors.filter(
    (schemaError) =>
      !isUnknown(schemaError) &&
      !reported.has(schemaError) &&
      !homes.some((home) => isGone(home, schemaError, page)),
  );
  return [...first, ...rest];
}

function isSame(key: SchemaError, gap: SchemaError, home: FieldPath | undefined): boolean {
  return home
    ? samePath(gap.path, home) && gap.subject === key.subject
    : samePath(gap.path, key.path) && suggest(key.subject, [gap.subject]).near.length > 0;
}

/**
 * If exactly one name is unknown and exactly one is missing, and the value is no wrong one for that, they are taken for the
 * same: `heading` for `title`.
 */
function onlyPair(
  key: SchemaError,
  schemaErrors: readonly SchemaError[],
  home: FieldPath | undefined,
  page: ParsedPage,
): SchemaError | undefined {
  const here = schemaErrors.filter(({ path }) => samePath(path, key.path));
  const [gap, ...gaps] = here.filter(isMissing);
  const isPair = !home && gaps.length === 0 && here.filter(isUnknown).length === 1;
  const value = child(key.data, key.subject);
  // A group or a list may have mistakes of its own.
  const isRight =
    typeof value === "object" || (gap && fits(page, [...gap.path, gap.subject], value));
  return isPair && isRight ? gap : undefined;
}

/** Several names misplaced from one group to another were moved together. */
function cameAlong(key: SchemaError, earlier: SchemaError): boolean {
  if (!key.home || !earlier.home) return false;
  return samePath(key.path, earlier.path) && samePath(key.home, earlier.home);
}

function isGone(home: FieldPath, schemaError: SchemaError, { tree }: ParsedPage): boolean {
  const place = isMissing(schemaError)
    ? [...schemaError.path, schemaError.subject]
    : schemaError.path;
  return samePath(place, home) && (dataAt(tree.data, home) ?? null) === null;
}

/** The right place of an unknown name: a group that lacks it, or one that can hold it, further in or out. */
function homeOf(
  { path, subject, data, schema }: SchemaError,
  schemaErrors: readonly SchemaError[],
  page: ParsedPage,
): FieldPath | undefined {
  const gap = schemaErrors.find(
    (other) => isMissing(other) && other.subject === subject && isAround(path, other.path),
  );
  if (gap) return gap.path;
  const unknown = schemaErrors
    .filter((other) => isUnknown(other) && samePath(other.path, path))
    .map((other) => other.subject);
  const inner = homesInside({ path, subject, data, schema }, unknown, page);
  const right = inner.filter((home) => fits(page, [...home, subject], child(data, subject)));
  const [home] = right.length > 0 ? right : inner;
  if (home) return home;
  const section = sectionOf(page, path);
  const props = section?.type ? page.schemas.get(sectionSchema(section.type)) : undefined;
  const inside = props?.properties ?? {};
  const frame = page.schemas.get("page.schema.json")?.definitions?.section?.properties ?? {};
  if (path.length === 2 && Object.hasOwn(inside, subject)) return [...path, "props"];
  return section && path.length === 3 && Object.hasOwn(frame, subject)
    ? path.slice(0, 2)
    : undefined;
}

/**
 * The groups beside an unknown name, and new entries of the lists there, that can hold it. Of those that are not there
 * yet, the one is meant that has most of the unknown names, if they make it whole, or if the value is a group or a list
 * that is right in it: many groups have a description.
 */
function homesInside(
  { path, subject, data, schema }: Pick<SchemaError, "path" | "subject" | "data" | "schema">,
  unknown: readonly string[],
  page: ParsedPage,
): FieldPath[] {
  const { schemas, tree } = page;
  const value = child(data, subject);
  const groups = groupsWith(subject, schema, schemas).filter(
    (group) => nameInside(group, subject, value, path, page) === undefined,
  );
  const countOf = ({ settings }: Group) => unknown.filter((each) => settings.includes(each)).length;
  const [likely] = groups.toSorted((a, b) => countOf(b) - countOf(a));
  return groups.flatMap((group): FieldPath[] => {
    const { name, isList, required } = group;
    const given = dataAt(tree.data, [...path, name]);
    const isWhole = group === likely && required.every((each) => unknown.includes(each));
    const place = [...path, name, ...(isList ? [0] : []), subject];
    const isMeant = isWhole || (typeof value === "object" && fits(page, place, value));
    const isLacking = (each: unknown) => child(each, subject) === undefined;
    if (!isList)
      return isLacking(given) && (given !== undefined || isMeant) ? [[...path, name]] : [];
    const entries: unknown[] = Array.isArray(given) ? given : [];
    return entries.some(isLacking) || isMeant ? [[...path, name, entries.length]] : [];
  });
}

/** A property that holds settings, or a list of such. */
export interface Group {
  name: string;
  isList: boolean;
  settings: readonly string[];
  required: readonly string[];
}

/** The groups and the lists of groups among the properties of a schema that have a setting of this name. */
export function groupsWith(
  subject: string,
  { properties = {} }: SchemaNode,
  schemas: Schemas,
): Group[] {
  const groups = Object.entries(properties).map(([name, node]): Group => {
    const target = definitionOf(node, schemas);
    const entry = definitionOf(target?.items, schemas);
    const { properties: inner = {}, required = [] } = entry ?? target ?? {};
    return { name, isList: entry !== undefined, settings: Object.keys(inner), required };
  });
  return groups.filter(({ settings }) => settings.includes(subject));
}

/** The name that a value has inside a group, if it is one alone, and another than the name that is written. */
export function nameInside(
  { name, isList }: Group,
  subject: string,
  value: unknown,
  path: FieldPath,
  page: ParsedPage,
): string | undefined {
  const [called, ...more] = settingsFor(value, [...path, name, ...(isList ? [0] : [])], page);
  return called === subject || more.length > 0 ? undefined : called;
}

/** True if one path contains the other without an entry of a list between them, which would be ambiguous. */
function isAround(from: FieldPath, home: FieldPath): boolean {
  const depth = Math.min(from.length, home.length);
  const isInside = samePath(from.slice(0, depth), home.slice(0, depth));
  return isInside && home.slice(depth).every((step) => typeof step === "string");
}
