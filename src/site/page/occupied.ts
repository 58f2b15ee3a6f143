import { child, dataAt } from "../../shared/text/wording.ts";
import type { ParsedPage } from "./parsedPage.ts";
import { rootFiles } from "./published.ts";

/** The reason why no redirect can lead away from an address, and what to do. */
export interface Occupied {
  because: string;
  hint: string;
}

/** The setting that lists the old addresses of pages. */
export const redirectsPath = ["site", "redirects"];

/**
 * The obstacle at an old address: a page, or a file that the build writes or public/ has. Its document would replace
 * that, or need a folder where a file is. Capitals count for nothing: many disks and hosts do not tell them apart.
 */
export function findOccupied(from: string, page: ParsedPage): Occupied | undefined {
  return findIndex(from) ?? findPage(from, page) ?? findFile(from, page);
}

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

function findPage(from: string, { pages }: ParsedPage): Occupied | undefined {
  const found = pages.find(({ path }) => path.toLowerCase() === from.toLowerCase());
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
  const document = `${wanted}index.html`;
  for (const [file, kind] of page.files) {
    if (kind !== "file" || !(isAt(file) || file.toLowerCase() === document)) continue;
    return { because: `public${file} is there`, hint: "Delete one of the two." };
  }
  const other = listOldAddresses(page).find(
    (each) => each !== from && wanted.startsWith(`${each.toLowerCase()}index.html/`),
  );
  return other === undefined
    ? undefined
    : { because: `${other} is redirected already`, hint: "Delete one of the two." };
}

const listOldAddresses = ({ tree }: ParsedPage): string[] => {
  const redirects = dataAt(tree.data, redirectsPath);
  return (Array.isArray(redirects) ? redirects : []).flatMap((redirect) => {
    const from = child(redirect, "from");
    return typeof from === "string" ? [from] : [];
  });
};
