import { child, dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import type { ParsedPage } from "./parsedPage.ts";
import { copyEndings, languagePrefixes, rootFiles, withCopies } from "./published.ts";
import { settingsOf } from "./sitePages.ts";
import { ownAddressesOf } from "./translatedAddress.ts";

/** The reason why no redirect can lead away from an address, and what to do. */
export interface Occupied {
  because: string;
  hint: string;
}

/** The setting that lists the old addresses of pages. */
export const redirectsPath = ["site", "redirects"];

/**
 * The obstacle at an old address: a page, or a file that the build writes or public/ has. Its document would replace
 * that, or need a folder where a file is. Case does not count: many disks and hosts ignore it.
 */
export function findOccupied(from: string, page: ParsedPage): Occupied | undefined {
  return findCopy(from, page) ?? findIndex(from) ?? findPage(from, page) ?? findFile(from, page);
}

/** The compressed copies that the build puts beside the documents, and beside files. */
function findCopy(from: string, page: ParsedPage): Occupied | undefined {
  const files = [...page.files].flatMap(([file, kind]) => (kind === "file" ? [file] : []));
  const known = new Set([...rootFiles.map((file) => `/${file}`), ...files].map(toLower));
  const copied = [...toLower(from).matchAll(/\//g)]
    .map(({ index }) => toLower(from).slice(0, index))
    .flatMap((path) =>
      copyEndings.map((ending) => path.endsWith(ending) && path.slice(0, -ending.length)),
    )
    .find((path) => path && (known.has(path) || path.endsWith("/index.html")));
  if (!copied) return undefined;
  return {
    because: `the build writes a compressed copy of ${copied} there`,
    hint: "Delete this redirect.",
  };
}

const toLower = (path: string) => path.toLowerCase();

/** An address that ends in index.html is another way to write that of the folder. */
function findIndex(from: string): Occupied | undefined {
  const [, folder] = /^(.*\/)index\.html?\/?$/i.exec(from) ?? [];
  if (folder === undefined) return undefined;
  return {
    because: `it leads to ${folder} anyway`,
    hint:
      folder === "/"
        ? "Delete this redirect."
        : `Delete this redirect, or write ${folder} if no page is there any more.`,
  };
}

function findPage(from: string, page: ParsedPage): Occupied | undefined {
  const [found] = page.pages.flatMap((each) =>
    [each.path, ...ownAddressesOf(each, settingsOf(page))]
      .filter((path) => path.toLowerCase() === from.toLowerCase())
      .map((path) => ({ path, file: each.file })),
  );
  if (!found) return undefined;
  return {
    because:
      found.path === from
        ? `it is the address of ${found.file}, which nobody would reach`
        : `but for its capitals, it is the address of ${found.file}, and many hosts do not tell them apart`,
    hint: "Delete this redirect, or give the page another address.",
  };
}

function findFile(from: string, page: ParsedPage): Occupied | undefined {
  const wanted = from.toLowerCase();
  const isAt = (file: string) => wanted.startsWith(`${file.toLowerCase()}/`);
  const made = rootFiles.find((file) => isAt(`/${file}`));
  if (made) {
    return { because: `the build writes a file there, /${made}`, hint: "Delete this redirect." };
  }
  // An old address has a document in each language.
  const documents = ["", ...languagePrefixes(page).map(toLower)].flatMap((prefix) =>
    withCopies(`${prefix}${wanted}index.html`),
  );
  for (const [file, kind] of page.files) {
    const isDocument = kind !== "outside" && documents.includes(file.toLowerCase());
    if (!isDocument && !(kind === "file" && isAt(file))) continue;
    return { because: `public${file} is there`, hint: "Delete one of the two." };
  }
  const other = listOldAddresses(page).find(
    (each) => each !== from && wanted.startsWith(`${each.toLowerCase()}index.html/`),
  );
  return other === undefined
    ? undefined
    : { because: `${other} is redirected already`, hint: "Delete one of the two." };
}

const listOldAddresses = (page: ParsedPage): string[] =>
  listRedirects(page.tree.data).map(({ from }) => from);

/** The redirects of a site as its settings hold them, as far as they can be read. */
const listRedirects = (settings: unknown): { from: string; to: string }[] => {
  const redirects = dataAt(settings, redirectsPath);
  return (Array.isArray(redirects) ? redirects : []).flatMap((redirect) => {
    const from = child(redirect, "from");
    return typeof from === "string" ? [{ from, to: asText(child(redirect, "to")) }] : [];
  });
};

/** The redirect that leads away from a path of the site, with or without its last slash. */
export const findRedirect = (path: string, page: ParsedPage) =>
  listRedirects(settingsOf(page)).find(({ from }) => from === path || from === `${path}/`);
