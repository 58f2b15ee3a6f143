import { child, dataAt } from "../../shared/dataAt.ts";
import { spriteFile } from "../../shared/icons.ts";
import { decodePath, servedAs } from "../files/served.ts";
import { otherLanguagesOf } from "../languages.ts";
import type { ParsedPage } from "./parsedPage.ts";
import { anchorsOfPage, linkOf, parsedPageAt, settingsOf } from "./sitePages.ts";
import { ownAddressesOf } from "./translatedAddress.ts";

/** The file that names the content of a build, so that it can be recognized online. */
export const buildFile = "build.json";

/** The files for visitors and programs that every build writes beside those of public/, drafts too. */
export const builtFiles = [
  "index.html",
  "404.html",
  buildFile,
  "manifest.json",
  "llms.txt",
  "robots.txt",
  spriteFile,
] as const;

/** Files inside dist/ for hosts, not for visitors. */
export const hostFiles = [
  "_headers",
  "_redirects",
  "vercel.json",
  "nginx.conf",
  "Caddyfile",
] as const;

/** True for a file of dist/ that only hosts read. */
export const isHostFile = (file: string): boolean => hostFiles.some((name) => name === file);

/** Every file at the root of dist/ that a build may write beside those of public/, pages and old addresses. */
export const rootFiles: readonly string[] = [...builtFiles, ...hostFiles, "sitemap.xml"];

/** The endings of the compressed copies that the build puts beside its files, and beside those of public/. */
export const copyEndings = [".br", ".gz"] as const;

/** A file that visitors get, and its compressed copies. */
export const withCopies = (file: string): string[] => [
  file,
  ...copyEndings.map((ending) => file + ending),
];

/** The files that every build writes beside the pages in the folder of another language. */
const languageFiles = ["404.html", "manifest.json", "llms.txt"] as const;

/** The starts of the addresses of pages in the other languages of the site: `/de`. */
export const languagePrefixes = (page: ParsedPage): string[] =>
  otherLanguagesOf(settingsOf(page)).map(({ lang }) => `/${lang}`);

/** The files beside its pages that a build of this site writes for visitors and programs: a list of pages if it has an address. */
function servedFilesOf(page: ParsedPage): string[] {
  const hasAddress = dataAt(settingsOf(page), ["site", "url"]) !== undefined;
  return [
    ...builtFiles,
    ...(hasAddress ? ["sitemap.xml"] : []),
    ...languagePrefixes(page).flatMap((prefix) =>
      languageFiles.map((file) => `${prefix.slice(1)}/${file}`),
    ),
  ];
}

/** The files beside its pages that a build of this site writes: no list of redirects or pages if it has none. */
export function filesOf(page: ParsedPage): string[] {
  const redirects = dataAt(settingsOf(page), ["site", "redirects"]);
  const isLed =
    languagePrefixes(page).length > 0 ||
    (Array.isArray(redirects) && redirects.some((each) => child(each, "to") !== "todo"));
  const own = (page.config?.hosts ?? []).map(({ file }) => file);
  return [
    ...servedFilesOf(page),
    ...hostFiles.filter((file) => file !== "_redirects" || isLed),
    ...own,
  ];
}

/** The file that hosts serve for a path of the site, by its path from the root; undefined if there is none. */
export function fileBehind(href: string, page: ParsedPage): string | undefined {
  const { files, paths } = page;
  const origin = "https://page.invalid";
  if (!URL.canParse(href, origin)) return undefined;
  const path = decodePath(new URL(href, origin).pathname);
  const prefixes = languagePrefixes(page);
  const built = new Set(servedFilesOf(page));
  const isOwnAddress = (file: string) =>
    prefixes.some((prefix) => file.startsWith(`${prefix}/`)) &&
    page.pages.some((each) => ownAddressesOf(each, settingsOf(page)).includes(file));
  const isOfPage = (file: string) =>
    ["", ...prefixes].some(
      (prefix) => file.startsWith(`${prefix}/`) && paths.has(file.slice(prefix.length)),
    ) || isOwnAddress(file);
  const has = (file: string) =>
    files.get(`/${file}`) === "file" ||
    built.has(file) ||
    (file.endsWith("index.html") && isOfPage(`/${file.slice(0, -"index.html".length)}`));
  // Some disks write letters and their accents apart, and a host takes such a name as it is.
  return path && (servedAs(path.slice(1), has) ?? servedAs(path.slice(1).normalize("NFC"), has));
}

/** The anchor of a link to this page: `#id` alone, or behind the path of the page. */
export function splitAnchor(href: string): { lead: string; id: string } | undefined {
  const [, lead = "", id] = /^((?:\/(?:index\.html)?(?:\?[^#]*)?)?)#(.+)$/.exec(href) ?? [];
  return id === undefined ? undefined : { lead, id };
}

/** True if a path of the site leads to something published, and its anchor exists where the page is made here. */
export function leadsSomewhere(href: string, page: ParsedPage): boolean {
  const { path, id } = linkOf(href, page) ?? {};
  const target = path === undefined ? undefined : parsedPageAt(path, page);
  if (!target) return fileBehind(href, page) !== undefined;
  return id === undefined || anchorsOfPage(target).has(id);
}
