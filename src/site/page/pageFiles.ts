import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { lookOf } from "../../shared/addressLook.ts";
import { isPathSegment, pathRule, toPathSegment } from "../../shared/pathSegment.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { isCode } from "../explainFileError.ts";
import { isEndless } from "../readIfThere.ts";
import { type PageAddress, pageFileName } from "./pageAddress.ts";
import { explainReserved } from "./reservedAddresses.ts";

/** The folder of the pages beside the first. */
export const pagesFolder = "pages";

/** A file in `pages/`, and the reason why its name makes no address, if there is one. */
export interface PageEntry {
  file: string;
  /** The address of the page, or the one that a good name would give it; undefined if it is read as no page. */
  path: string | undefined;
  problem?: Diagnostic;
}

/** Lists the files of `pages/` in the order of their addresses. Hidden files and the copies of editors are left out. */
export async function listPageFiles(root: string): Promise<PageEntry[]> {
  const folder = path.join(root, pagesFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return undefined;
    throw error;
  });
  if (!entries) return listOtherFolders(root);
  const listNames = (isListed: (entry: Dirent) => boolean) =>
    entries
      .filter(isListed)
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .map((name) => name.replaceAll(path.sep, "/"))
      .filter((name) => !/(^|\/)[.#]|~$/.test(name))
      .sort();
  const names = listNames((entry) => entry.isFile() || entry.isSymbolicLink());
  const others = listNames(isEndless).map(refuseEndless);
  const good = refuseAlike(names.flatMap((name) => addressOf(name) ?? []));
  const taken = new Map(good.map(({ path, file }) => [path ?? "", file]));
  const rest = names.filter((name) => !addressOf(name)).map((name) => readBadName(name, taken));
  return [...good, ...rest, ...others].sort((a, b) => compare(a.path ?? a.file, b.path ?? b.file));
}

/** Reports a pipe, a socket or a device in the place of a file. */
const refuseEndless = (name: string): PageEntry =>
  refuse(`${pagesFolder}/${name}`, {
    code: "not-read",
    message: `${pagesFolder}/${name} is not read: it is no file, but a connection between programs.`,
    hint: `Delete it, or move it out of ${pagesFolder}/.`,
  });

/** Reports the files whose addresses look like that of another. */
function refuseAlike(pages: readonly PageAddress[]): PageEntry[] {
  const known = new Map<string, PageAddress>();
  return pages.map((page) => {
    const other = known.get(lookOf(page.path));
    if (!other) known.set(lookOf(page.path), page);
    if (!other) return page;
    const message = `${page.path} looks like ${other.path}, the address of ${other.file}: some of its letters are others that look alike, or that disks take for the same.`;
    const hint = "Write both in letters of one script, or give this file another name.";
    return { ...refuse(page.file, { code: "bad-name", message, hint }), path: page.path };
  });
}

/** Reports what is almost called like the folder of the pages, or is no folder. */
async function listOtherFolders(root: string): Promise<PageEntry[]> {
  const names = await readdir(root).catch((): string[] => []);
  return names
    .filter((name) => name.toLowerCase() === pagesFolder)
    .map((file) =>
      refuse(file, {
        code: "bad-name",
        message: `${file} is not read: the pages beside the first are files in a folder called ${pagesFolder}.`,
        hint: `Rename it to ${pagesFolder}, or make a folder of this name, and move the files into it.`,
      }),
    );
}

/** A file that is read as no page. */
const refuse = (file: string, problem: Omit<Diagnostic, "range">): PageEntry => ({
  file,
  path: undefined,
  problem: { ...problem, range: [0, 0] },
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const ending = ".yaml";

/** The page of a file in `pages/`; undefined if its name makes no address. */
export function addressOf(name: string): PageAddress | undefined {
  if (!name.endsWith(ending)) return undefined;
  const steps = name.slice(0, -ending.length).split("/");
  const isGood = steps.every(isPathSegment) && explainReserved(steps) === undefined;
  return isGood ? { file: `${pagesFolder}/${name}`, path: `/${steps.join("/")}/` } : undefined;
}

/** The refusal of an address that no page can have, as people write it: with a slash at both ends or none. */
export function refuseAddress(written: string): RefusedEdit {
  const steps = written.split("/").filter(Boolean);
  const name = steps.length === 0 ? "This" : shorten(`/${steps.join("/")}/`);
  const reason = explainReserved(steps);
  return reason === undefined
    ? new RefusedEdit("bad-address", name)
    : new RefusedEdit("reserved-page", `${name}: ${reason}`);
}

/** A long address, as a message shows it. */
const shorten = (address: string) =>
  address.length > longestShown ? `${address.slice(0, longestShown)}…` : address;

const longestShown = 60;

/** Endings that a page's file may have by mistake. */
const endings = /\.(ya?ml)(\.txt)?$/i;

/** Reports a name that makes no address. The page is read all the same if its right name is plain. */
function readBadName(name: string, taken: Map<string, string>): PageEntry {
  const file = `${pagesFolder}/${name}`;
  const report = (problem: Omit<Diagnostic, "range">) => refuse(file, problem);
  if (!endings.test(name)) {
    return report({
      code: "not-read",
      message: `${file} is not read: a page file ends in ${ending}.`,
      hint: `Move it out of ${pagesFolder}/, or into public/ if visitors should reach it.`,
    });
  }
  const bare = name.replace(endings, "");
  const error = { code: "bad-name" } as const;
  if (bare === "index") {
    const message = `${file} would be the first page, which ${pageFileName} is already.`;
    const hint = `Move its sections to ${pageFileName}, or give the file another name.`;
    return report({ ...error, message, hint });
  }
  const reason = explainReserved(bare.split("/"));
  if (reason !== undefined && bare.split("/").every(isPathSegment) && !bare.endsWith("/index")) {
    const message = `No page can be at ${shorten(`/${bare}/`)}: ${reason}.`;
    return report({ ...error, message, hint: "Give the file another name." });
  }
  const meant = bare
    .replace(/\/index$/i, "")
    .split("/")
    .map((step) => toPathSegment(step))
    .join("/");
  const address = addressOf(meant + ending);
  const because = explainName(bare, name);
  if (!address) {
    return report({
      ...error,
      message: `${file} makes no good address: ${because}.`,
      hint: `Rename it, as to ${pagesFolder}/about${ending}, whose page is at /about/.`,
    });
  }
  const other = taken.get(address.path);
  const message = `${file} makes no good address: ${because}.`;
  if (other !== undefined) {
    const hint = `${other} is at ${address.path} already. Delete one of the two, or rename this one.`;
    return report({ ...error, message, hint });
  }
  taken.set(address.path, file);
  const hint = `Rename it to ${address.file}; its page is at ${address.path}.`;
  return { ...report({ ...error, message, hint }), path: address.path };
}

function explainName(bare: string, name: string): string {
  if (/(^|\/)index$/i.test(bare)) return "the page of a folder is the file beside it";
  if (bare.split("/").every(isPathSegment)) {
    return `a page file ends in ${ending}, and not in ${name.slice(bare.length)}`;
  }
  return bare.normalize("NFC").split("/").every(isPathSegment)
    ? "its letters and their accents are apart (NFD), as some disks and archives write them"
    : pathRule;
}
