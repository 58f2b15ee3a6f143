import type { Schemas } from "../../schema/schemaNode.ts";
import { languageOfCatalogue } from "../files/translations.ts";
import type { SiteVersion } from "../versions/siteVersion.ts";
import type { ChangeKind, Replay, SiteChange } from "./change.ts";
import { listShowing, valuesOfFile } from "./findShowing.ts";

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
    if (change.kind.do !== "replace-file") continue;
    const values = valuesOfFile(change.file, after);
    const pages = [...after.pages.values()].filter(
      (page) => listShowing(page, values, schemas).length > 0,
    );
    if (pages.length > 0) change.kind.shownOn = pages.map(({ path }) => path);
  }
  return replay;
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
