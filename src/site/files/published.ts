import { spriteFile } from "../../shared/icons.ts";
import { anchorsOf, type CheckedPage } from "../checkedPage.ts";
import { decodePath, servedAs } from "./served.ts";

/** The files for visitors and programs that every build prints beside what stands in public/, drafts too. */
export const builtFiles = [
  "index.html",
  "404.html",
  "manifest.json",
  "llms.txt",
  "robots.txt",
  spriteFile,
] as const;

/** The file that a path of the site is answered with, by its path from the top; nothing where nobody answers. */
export function fileBehind(href: string, { files }: CheckedPage): string | undefined {
  const origin = "https://page.invalid";
  if (!URL.canParse(href, origin)) return undefined;
  const path = decodePath(new URL(href, origin).pathname);
  const has = (file: string) =>
    files.get(`/${file}`) === "file" || builtFiles.some((name) => name === file);
  return path && servedAs(path.slice(1), has);
}

/** The anchor on the page that a link leads to, by `#id` alone or behind the path of the page. */
export function splitAnchor(href: string): { lead: string; id: string } | undefined {
  const [, lead = "", id] = /^((?:\/(?:index\.html)?(?:\?[^#]*)?)?)#(.+)$/.exec(href) ?? [];
  return id === undefined ? undefined : { lead, id };
}

/** Whether a path of the site leads to something that is published, and to an anchor that there is. */
export function leadsSomewhere(href: string, page: CheckedPage): boolean {
  const anchor = splitAnchor(href);
  return fileBehind(href, page) !== undefined && (!anchor || anchorsOf(page).has(anchor.id));
}
