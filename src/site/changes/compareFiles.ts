import type { Schemas } from "../../schema/schemaNode.ts";
import { sectionsOf } from "../edit/ids.ts";
import { isTextFile } from "../files/texts.ts";
import { languageOfCatalogue } from "../files/translations.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import type { ChangeKind, Replay, ShowingPlace, SiteChange } from "./change.ts";
import { nameComparedSections } from "./comparePage.ts";
import { isShownByAll, listShowing, valuesOfFile } from "./findShowing.ts";

/** Compares the Markdown files and all other files of two versions, but the catalogues. */
export function compareFiles(before: SiteVersion, after: SiteVersion, schemas: Schemas): Replay {
  const own = ({ texts }: SiteVersion) =>
    new Map([...texts].filter(([file]) => languageOfCatalogue(file) === undefined));
  const replay = [
    ...compareContents(own(before), own(after), (old = "", next = "") => ({
      text: { before: old, after: next },
    })),
    ...compareContents(before.files, after.files, () => ({})),
  ];
  for (const { change } of replay) {
    const { kind, file } = change;
    const isText = isTextFile(file);
    if (kind.do !== "replace-file" && !(kind.do === "add-file" && isText)) continue;
    const places = listPlaces(file, after, schemas);
    // Pages show some pictures without naming them, such as the icon of the site.
    if (places.length > 0 || isText) kind.shownOn = places;
  }
  return replay;
}

/** The places of a version that show a file. */
export function listPlaces(file: string, version: SiteVersion, schemas: Schemas): ShowingPlace[] {
  const values = valuesOfFile(file, version);
  return [...version.pages.values()].flatMap((page): ShowingPlace[] => {
    const sections = sectionsOf(page.data);
    const name = nameComparedSections(schemas, sections);
    const whole = isShownByAll(page, values, schemas)
      ? [{ page: page.path, section: undefined }]
      : [];
    const parts = listShowing(page, values, schemas).map((index) => ({
      page: page.path,
      section: name(sections[index]),
    }));
    return [...whole, ...parts];
  });
}

type FileKind = Extract<ChangeKind, { do: "add-file" | "delete-file" | "replace-file" }>;

function compareContents(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  describe: (before?: string, after?: string) => Pick<FileKind, "text">,
): Replay {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const old = before.get(file);
    const next = after.get(file);
    if (old === next) return [];
    const verb =
      old === undefined ? "add-file" : next === undefined ? "delete-file" : "replace-file";
    const change: SiteChange = { file, kind: { do: verb, ...describe(old, next) }, follows: [] };
    const step =
      next === undefined ? ({ file, isDeleted: true } as const) : { file, content: next };
    return [{ step, change }];
  });
}
