import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { filesOf, isHostFile, languagePrefixes, withCopies } from "../../page/published.ts";
import { settingsOf } from "../../page/sitePages.ts";
import { addressesOf } from "../../page/translatedAddress.ts";
import type { Check } from "../index.ts";

/** No file of public/ may be at the address of a page, or have the name of a file that the build makes. */
export const checkSameAddress: Check = (page) =>
  isHome(page)
    ? [...checkRoot(page), ...checkCopies(page), ...checkLanguages(page)]
    : page.on
      ? [page.path, ...addressesOf(page, settingsOf(page))].flatMap((path) => checkPage(page, path))
      : [];

/** The first page in each other language. */
const checkLanguages = (page: ParsedPage): Diagnostic[] =>
  languagePrefixes(page).flatMap((prefix) => checkPage(page, `${prefix}/`));

function checkPage(page: ParsedPage, path: string): Diagnostic[] {
  const { files, tree } = page;
  const bare = path.slice(0, -1);
  const above = [...bare.matchAll(/\//g)].slice(1).map(({ index }) => bare.slice(0, index));
  const range = tree.keyAt([isHome(page) ? "site" : "page"]);
  const error = { code: "same-address", range } as const;
  // Many disks and hosts treat capital and small letters alike.
  const own = new Map([...files.keys()].map((file) => [file.toLowerCase(), file]));
  const placesAt = (places: readonly string[]) =>
    places
      .flatMap((place) => own.get(place) ?? [])
      .filter((file) => files.get(file) === "file" || files.get(file) === "folder");
  const filesAt = (places: readonly string[]) =>
    placesAt(places).filter((file) => files.get(file) === "file");
  return [
    ...[
      ...filesAt([bare, `${bare}.html`].map(toLower)),
      ...placesAt(withCopies(`${path}index.html`).map(toLower)),
    ].map(
      (file): Diagnostic => ({
        ...error,
        message:
          path === page.path
            ? `public${file} is at the same address as this page, ${path}.`
            : `public${file} is at the same address as this page in another language, ${path}.`,
        hint: "Delete one of the two, or give it another name.",
      }),
    ),
    ...filesAt(above.map(toLower)).map(
      (file): Diagnostic => ({
        ...error,
        message: `public${file} is a file, so this page cannot be at ${path}.`,
        hint: "Give one of the two another name.",
      }),
    ),
  ];
}

const toLower = (path: string) => path.toLowerCase();

/** Finds files of public/ that would be lost under those at the root of dist/, or beside them would be served as their copies. */
function checkRoot(page: ParsedPage): Diagnostic[] {
  const made = new Set(
    filesOf(page).flatMap((file) => (isHostFile(file) ? [file] : withCopies(file))),
  );
  const lower = new Set([...made].map((file) => `/${file.toLowerCase()}`));
  return [...page.files].flatMap(([file, kind]): Diagnostic[] => {
    const name = file.toLowerCase();
    const isKept = name === "/assets";
    if ((kind !== "file" && kind !== "folder") || !(isKept || lower.has(name))) return [];
    return [
      {
        code: "same-address",
        message: isKept
          ? `public${file} has the name of the folder that the build makes, whose files browsers keep for a year.`
          : `public${file} has the name of a file that the build makes.`,
        hint: "Take it out of public/, or give it another name.",
        range: page.tree.keyAt(["site"]),
      },
    ];
  });
}

/** Finds folders of public/ that have the name of the compressed copy of a file beside them. */
function checkCopies({ files, tree }: ParsedPage): Diagnostic[] {
  const folders = new Map(
    [...files].flatMap(([file, kind]) => (kind === "folder" ? [[file.toLowerCase(), file]] : [])),
  );
  const copied = [...files].filter(([, kind]) => kind === "file");
  return copied.flatMap(([file]) =>
    withCopies(file)
      .flatMap((copy) => folders.get(copy.toLowerCase()) ?? [])
      .map(
        (folder): Diagnostic => ({
          code: "same-address",
          message: `public${folder}/ has the name of the compressed copy that the build makes of public${file}.`,
          hint: "Give the folder another name.",
          range: tree.keyAt(["site"]),
        }),
      ),
  );
}
