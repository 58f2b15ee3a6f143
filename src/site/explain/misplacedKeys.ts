import { type SchemaNode, sectionSchema } from "../../schema/fields.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { child, dataAt } from "../../shared/wording.ts";
import { type CheckedPage, sectionOf } from "../checkedPage.ts";
import { suggest } from "../suggest.ts";
import { fits } from "./fits.ts";
import { definitionOf, type SchemaError, samePath } from "./schemaError.ts";

const isUnknown = ({ keyword }: SchemaError) => keyword === "additionalProperties";
const isMissing = ({ keyword }: SchemaError) => keyword === "required";

/**
 * Leaves one breach of each mistake. A misspelt name is unknown, and its right spelling is missing; a name
 * that stands too far left or right is unknown in one place, and missing in another. The unknown name tells
 * it, with its `home` when it has strayed from there.
 */
export function gatherMisplacedKeys(
  schemaErrors: readonly SchemaError[],
  page: CheckedPage,
): SchemaError[] {
  const reported = new Set<SchemaError>();
  const strays = schemaErrors.filter(isUnknown).map((stray): SchemaError => {
    const home = homeOf(stray, schemaErrors, page);
    const gaps = schemaErrors.filter((gap) => isMissing(gap) && !reported.has(gap));
    const partner =
      gaps.find((gap) => isSame(stray, gap, home)) ?? onlyPair(stray, schemaErrors, home);
    if (partner) reported.add(partner);
    return {
      ...stray,
      ...(home && { home }),
      ...(partner && !home && { instead: partner.subject }),
    };
  });
  const first = strays.filter(
    (stray, index) => !strays.slice(0, index).some((earlier) => cameAlong(stray, earlier)),
  );
  const homes = strays.flatMap(({ home }) => (home ? [home] : []));
  // A home may be empty, or missing, because everything in it strayed.
  const rest = schemaErrors.filter(
    (schemaError) =>
      !isUnknown(schemaError) &&
      !reported.has(schemaError) &&
      !homes.some((home) => isGone(home, schemaError, page)),
  );
  return [...first, ...rest];
}

function isSame(stray: SchemaError, gap: SchemaError, home: FieldPath | undefined): boolean {
  return home
    ? samePath(gap.path, home) && gap.subject === stray.subject
    : samePath(gap.path, stray.path) && suggest(stray.subject, [gap.subject]).near.length > 0;
}

/** Where one name alone is unknown and one alone is missing, the one stands for the other: `heading` for `title`. */
function onlyPair(
  stray: SchemaError,
  schemaErrors: readonly SchemaError[],
  home: FieldPath | undefined,
): SchemaError | undefined {
  const here = schemaErrors.filter(({ path }) => samePath(path, stray.path));
  const [gap, ...gaps] = here.filter(isMissing);
  return !home && gaps.length === 0 && here.filter(isUnknown).length === 1 ? gap : undefined;
}

/** Several names that strayed from one home to one place were moved together. */
function cameAlong(stray: SchemaError, earlier: SchemaError): boolean {
  if (!stray.home || !earlier.home) return false;
  return samePath(stray.path, earlier.path) && samePath(stray.home, earlier.home);
}

function isGone(home: FieldPath, schemaError: SchemaError, { tree }: CheckedPage): boolean {
  const place = isMissing(schemaError)
    ? [...schemaError.path, schemaError.subject]
    : schemaError.path;
  return samePath(place, home) && (dataAt(tree.data, home) ?? null) === null;
}

/** Where an unknown name belongs: where it is missing, further in or out, or where the page has it. */
function homeOf(
  { path, subject, data, schema }: SchemaError,
  schemaErrors: readonly SchemaError[],
  page: CheckedPage,
): FieldPath | undefined {
  const gap = schemaErrors.find(
    (other) => isMissing(other) && other.subject === subject && isAround(path, other.path),
  );
  if (gap) return gap.path;
  const inner = homesInside(path, subject, schema, page);
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

/** The groups beside an unknown name, and new entries of the lists there, that could take it. */
function homesInside(
  path: FieldPath,
  subject: string,
  { properties = {} }: SchemaNode,
  { schemas, tree }: CheckedPage,
): FieldPath[] {
  return Object.entries(properties).flatMap(([name, node]): FieldPath[] => {
    const target = definitionOf(node, schemas);
    const given = dataAt(tree.data, [...path, name]);
    const entry = definitionOf(target?.items, schemas)?.properties ?? {};
    if (Object.hasOwn(entry, subject)) {
      return [[...path, name, Array.isArray(given) ? given.length : 0]];
    }
    const isFree = child(given, subject) === undefined;
    return isFree && Object.hasOwn(target?.properties ?? {}, subject) ? [[...path, name]] : [];
  });
}

/** Whether one place is inside the other, and not in an entry of a list there, which might be any. */
function isAround(stray: FieldPath, home: FieldPath): boolean {
  const depth = Math.min(stray.length, home.length);
  const isInside = samePath(stray.slice(0, depth), home.slice(0, depth));
  return isInside && home.slice(depth).every((step) => typeof step === "string");
}
