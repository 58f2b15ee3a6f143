import { createHash } from "node:crypto";
import { nounOfField } from "../../schema/names.ts";
import type { Schemas } from "../../schema/schemaNode.ts";
import { quote } from "../../shared/text/wording.ts";
import { nameComparedSections } from "../changes/comparePage.ts";
import { sectionsOf } from "../edit/ids.ts";
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
  const words = (value: unknown, side: string) =>
    value !== undefined && isWhole ? `The file ${side}` : describe(value);
  return {
    key: keyOfConflict(conflict),
    where: isPage ? placeOf(conflict, now, schemas) : join(file, path.map(quote)),
    mine: words(ours, "as it is here"),
    theirs: words(theirs, "that is online"),
  };
}

/** True for a file of a page, whatever is in it. */
const isPageFile = (file: string) => /^page\.yaml$|^pages\/.*\.yaml$/.test(file);

function placeOf(
  { file, path, ours, theirs, base }: SiteConflict,
  now: SiteVersion,
  schemas: Schemas,
) {
  const page = now.pages.get(file);
  const heading = page?.path === "/" ? "First page" : (page?.path ?? file);
  const [group, index, ...inner] = path;
  if (group !== "sections" || typeof index !== "number") return join(heading, path.map(wordsOf));
  const sections = sectionsOf(page?.data);
  const section = inner.length > 0 ? sections[index] : (ours ?? theirs ?? base);
  const name = nameComparedSections(schemas, sections)(section);
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
