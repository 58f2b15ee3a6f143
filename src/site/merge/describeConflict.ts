import { createHash } from "node:crypto";
import { labelOfOption } from "../../schema/labelOfOption.ts";
import { nounOfField } from "../../schema/names.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { dataAt } from "../../shared/dataAt.ts";
import { quote } from "../../shared/text/wording.ts";
import { listPlaces } from "../changes/compareFiles.ts";
import { nameComparedSections } from "../changes/comparePage.ts";
import { describeShowing } from "../changes/describeChange.ts";
import { locateValue } from "../changes/nameValueAt.ts";
import { isChoice } from "../changes/schemaAt.ts";
import { sectionsOf } from "../edit/ids.ts";
import { languageOfCatalogue } from "../files/translations.ts";
import { isLanguage, nameOfLanguage } from "../languages.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import type { SiteConflict } from "./mergeSites.ts";

/** A conflict in words. */
export interface DescribedConflict {
  /** Identifies the place and both values: an answer to another conflict decides nothing here. */
  key: string;
  /** The place: `First page: Hero, title`. */
  where: string;
  mine: string;
  theirs: string;
}

/** Identifies a conflict by its place and both its values. */
export const keyOfConflict = ({ file, path, ours, theirs }: SiteConflict): string =>
  createHash("sha256")
    .update(JSON.stringify([file, path, ours ?? null, theirs ?? null]))
    .digest("base64url")
    .slice(0, 22);

/** Describes a conflict. `now` is our version of the site. */
export function describeConflict(
  conflict: SiteConflict,
  now: SiteVersion,
  schemas: Schemas,
): DescribedConflict {
  const { file, ours, theirs, path } = conflict;
  const isPage = isPageFile(file);
  const isWhole = path.length === 0 && !isPage && !file.endsWith(".md");
  const found = locate(conflict, now, schemas);
  const words = (value: unknown, side: string) => {
    if (value !== undefined && isWhole) return `The file ${side}`;
    return found && isChoice(found, value) ? labelOfOption(value) : describe(value);
  };
  return {
    key: keyOfConflict(conflict),
    where: isPage
      ? placeOf(conflict, now, schemas, found?.name)
      : isWhole
        ? file + describeShowing(listPlaces(file, now, schemas)).replace(/,$/, "")
        : join(nameFile(file), path.map(quote)),
    mine: words(ours, "as it is here"),
    theirs: words(theirs, "that is online"),
  };
}

/** A catalogue is its language. */
function nameFile(file: string): string {
  const lang = languageOfCatalogue(file);
  return lang !== undefined && isLanguage(lang) ? nameOfLanguage(lang) : file;
}

/** True for a file of a page, whatever is in it. */
const isPageFile = (file: string) => /^page\.yaml$|^pages\/.*\.yaml$/.test(file);

/** The value as our version has it, with its name and its schema; undefined where it has none, or a whole section or page. */
function locate({ file, path }: SiteConflict, { pages }: SiteVersion, schemas: Schemas) {
  const page = pages.get(file);
  const isInside = path.length > (path[0] === "sections" ? 2 : 0);
  return page && isInside && dataAt(page.data, path) !== undefined
    ? locateValue(page, schemas, path)
    : undefined;
}

function placeOf(
  { file, path, ours, theirs, base }: SiteConflict,
  now: SiteVersion,
  schemas: Schemas,
  found: string | undefined,
) {
  const page = now.pages.get(file);
  const heading = page?.path === "/" ? "First page" : (page?.path ?? file);
  const [group, index, ...inner] = path;
  if (group !== "sections" || typeof index !== "number")
    return join(heading, found === undefined ? path.map(wordsOf) : [found]);
  const sections = sectionsOf(page?.data);
  const section = inner.length > 0 ? sections[index] : (ours ?? theirs ?? base);
  const name = nameComparedSections(schemas, sections)(section);
  if (found !== undefined) return join(heading, [name, found]);
  const steps = inner.filter(
    (step, at) =>
      step !== "props" && (typeof step === "number" || typeof inner[at + 1] !== "number"),
  );
  return join(heading, [name, ...steps.map(wordsOf)]);
}

const join = (heading: string, parts: readonly string[]) =>
  parts.length === 0 ? heading : `${heading}: ${parts.join(", ")}`;

const wordsOf = (step: string | number) =>
  typeof step === "number" ? `item ${step + 1}` : nounOfField(step);

/** A value as its reader knows it: its texts, one below the other. */
function describe(value: unknown): string {
  if (value === undefined) return "Deleted";
  if (value === null || value === "") return "Nothing";
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (typeof value !== "object") return String(value);
  return Object.values(value).map(describe).join("\n") || "Nothing";
}
