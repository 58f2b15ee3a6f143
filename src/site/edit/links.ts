import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Refusal } from "../../yaml/edit/refusal.ts";
import { pageFileName } from "../pageAddress.ts";
import { applyEdit, type EditContext, flatten } from "./apply.ts";
import { changeFile, type FileEdit } from "./editFile.ts";
import { anchorOf, fieldsOf, findSection, relink, sectionsOf } from "./ids.ts";
import type { Operation } from "./operation.ts";
import { readData } from "./read.ts";

/** The files of all pages of a site, by their paths from its root. */
export async function listPageFiles(root: string): Promise<string[]> {
  const list = async (folder: string, recursive: boolean) =>
    (await readdir(path.join(root, folder), { recursive }).catch((): string[] => []))
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => path.join(folder, name))
      .sort();
  const first = (await list("", false)).filter((name) => name === pageFileName);
  return [...first, ...(await list("pages", true))];
}

/** Has the links of another page follow what an operation renames; `before` is the page that it was made on. */
export async function followLinks(
  file: string,
  operation: Operation,
  before: string,
  context: EditContext,
): Promise<FileEdit | { refusal: Refusal } | undefined> {
  const names = listRenamed(operation, before, context);
  if (names.size === 0) return undefined;
  return changeFile(file, (text) => applyEdit(text, relinking(text, names, context), context));
}

/** The new anchor of each section that an operation renames, by the old one. */
function listRenamed(
  operation: Operation,
  before: string,
  { schemas }: EditContext,
): Map<string, string> {
  const renames = flatten(operation).flatMap((each) => (each.do === "rename-id" ? [each] : []));
  const data = renames.length > 0 ? readData(before, schemas) : undefined;
  return new Map(
    renames.flatMap(({ section, id }) => {
      const index = findSection(data, section);
      const anchor = anchorOf(sectionsOf(data)[index]);
      const owner = sectionsOf(data).findIndex((each) => anchorOf(each) === anchor);
      return anchor !== undefined && owner === index ? [[anchor, id] as const] : [];
    }),
  );
}

function relinking(
  text: string,
  names: ReadonlyMap<string, string>,
  { schemas, address }: EditContext,
): Operation {
  const fields = fieldsOf(readData(text, schemas), schemas);
  const operations = fields.flatMap((field): Operation[] => {
    const value = relink(field, names, { address, isOther: true });
    return value === undefined ? [] : [{ do: "set", path: field.path, value }];
  });
  return { do: "all", operations };
}
