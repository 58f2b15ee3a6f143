import type { EditorRequest } from "../../../shared/editor/endpoint.ts";
import type { Action } from "../../../shared/operation.ts";
import { applyEdit } from "../../../site/edit/apply.ts";
import { listPageAddresses } from "../../../site/edit/editSite.ts";
import { refuseTaken } from "../../../site/edit/renamePage.ts";
import { makeWhole, planDeletion, type WholeFile } from "../../../site/edit/wholeFile.ts";
import { isHome } from "../../../site/page/pageAddress.ts";
import { addressOf, refuseAddress } from "../../../site/page/pageFiles.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { isTooLarge } from "../../../yaml/decode.ts";
import { type Refusal, refuse } from "../../../yaml/edit/refusal.ts";
import { schemaFrom } from "../../scaffold/begin/makePage.ts";
import { printFrom } from "./pageTemplates.ts";

/** A page that was made or deleted, and its file. */
export interface PageChange {
  action: Action;
  whole: WholeFile;
}

type Wanted<Name> = Extract<EditorRequest, { do: Name }>;

/** Makes a page beside the first, from a template or as a copy of another. Never over another file. */
export async function addPage(
  site: Site,
  { page, title, from }: Wanted<"add-page">,
): Promise<PageChange | { refusal: Refusal }> {
  const { root, context } = site;
  const steps = page.split("/").filter(Boolean).join("/");
  const address = addressOf(`${steps}.yaml`);
  if (!address) return { refusal: refuseAddress(page).refusal };
  const pages = await listPageAddresses(root);
  const taken = refuseTaken(
    address.path,
    pages.map(({ path }) => path),
  );
  if (taken) return { refusal: taken.refusal };
  const printed = await printFrom(from, site, address, title);
  if (printed === undefined) return refuse("gone", from);
  const text = printed.replace(/\$schema=[./]*editor\/subpage\.schema\.json/, () => {
    return `$schema=${schemaFrom(address.file)}`;
  });
  const operation = { do: "set", path: ["page", "title"], value: title } as const;
  const made = applyEdit(text, operation, { schemas: context.schemas, address: address.path });
  if ("refusal" in made) return made;
  const bytes = Buffer.from(made.text);
  if (isTooLarge(bytes)) return refuse("too-large", address.file);
  const whole = { file: address.file, content: bytes.toString("base64"), isThere: true };
  if (!(await makeWhole(root, whole))) return refuse("taken-page", address.path);
  return { action: { do: "add-page", page: address.path }, whole };
}

/** Deletes a page beside the first, as its file is now: undo brings back every byte. */
export async function deletePage(
  { root }: Site,
  { file }: Wanted<"delete-page">,
): Promise<PageChange | { refusal: Refusal }> {
  const page = (await listPageAddresses(root)).find((each) => each.file === file);
  if (!page) return refuse("gone", file);
  if (isHome(page)) return refuse("home");
  const whole = await planDeletion(root, file);
  if (!whole) return refuse("gone", file);
  if (!(await makeWhole(root, whole))) return refuse("changed", file);
  return { action: { do: "delete-page", page: page.path }, whole };
}
