import { parse as parsePath } from "node:path/posix";
import { didYouMean, nameOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import { decodePath } from "../../files/served.ts";
import { findRedirect } from "../../page/occupied.ts";
import { pathOnSite } from "../../page/ownAddress.ts";
import { addressOf } from "../../page/pageFiles.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { fileBehind, leadsSomewhere } from "../../page/published.ts";
import { anchorsOfPage, baseOf, linkOf } from "../../page/sitePages.ts";
import { suggestPages } from "../../page/suggestPages.ts";
import { suggestFile } from "../../values/forms.ts";
import { isLink } from "../../values/linkSyntax.ts";
import type { Check } from "../index.ts";

/**
 * A link by a path, or by a whole address of the site's own, must lead to a page, or to a file of public/ that hosts
 * answer it with. Something that is not made here may answer at a whole address.
 */
export const checkPaths: Check = (page) =>
  page.fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    if (kind !== "href" || typeof value !== "string") return [];
    const target = pathOnSite(value, page);
    if (target === undefined || fileBehind(target, page) !== undefined) return [];
    const { because, near, meant, isTwice } = adviseTarget(target, page);
    const { where } = nameOf(path, page.tree.data);
    const range = page.tree.valueAt(path);
    const isWhole = target !== value;
    if (isWhole && !isOfSite(target, page)) {
      return [
        {
          code: "not-made-here",
          message: `${where}: ${quote(value)} is at the address of this site, and none of its pages and files is there.`,
          hint: sentences(
            "If something else answers there, all is well. If not, write the address of a page.",
            didYouMean(near),
          ),
          range,
        },
      ];
    }
    return [
      {
        code: "no-target",
        message: `${where}: the link ${quote(value)} leads nowhere: ${because}`,
        hint: meant
          ? didYouMean(near)
          : sentences(
              didYouMean(near),
              isWhole
                ? wholeHint(near)
                : advise(target.replace(/[?#].*$/s, ""), near, page, isTwice),
            ),
        range,
        ...(meant && !isWhole
          ? { fix: certain("form", writing(range, meant)) }
          : { suggestions: offering(range, near) }),
      },
    ];
  });

const wholeHint = (near: readonly string[]) =>
  near.length > 0 ? "" : "Write the address of a page or a file that is there.";

/** True for the address of a page before, and for one below the first step of a page. */
function isOfSite(target: string, page: ParsedPage): boolean {
  const [path = ""] = target.split(/[?#]/);
  const [, top] = /^(\/[^/]+\/)[^/]/.exec(path) ?? [];
  const isBelow = top !== undefined && [...page.paths].some((each) => each.startsWith(top));
  return isBelow || findRedirect(path, page) !== undefined;
}

interface Target {
  because: string;
  near: readonly string[];
  /** The right link, if only one is possible. */
  meant?: string;
  /** True if the link already starts with the base. */
  isTwice?: boolean;
}

function advise(path: string, near: readonly string[], page: ParsedPage, isTwice = false): string {
  if (isTwice) return `${near.length > 0 ? "If not, take" : "Take"} the base out of the link.`;
  const address = addressOf(`${bare(path).slice(1)}.yaml`);
  if (address || page.paths.size > 1) {
    const make = near.length > 0 ? "If not, make" : "Make";
    const made = address ? `the page ${address.file}` : "a page of it";
    return `${make} ${made}, put the file into public/, or write the whole address, https://…, of a page that is not made here.`;
  }
  const put = near.length > 0 ? "If not, put" : "Put";
  return `${put} the file into public/, or write the whole address, https://…, of a page that is not made here.`;
}

function adviseTarget(value: string, page: ParsedPage): Target {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(value) ?? [];
  const isWell = (href: string) => isLink(href, page) && leadsSomewhere(href, page);
  const base = baseOf(page);
  if (/^\/.+\/$/.test(base) && `${path}/`.startsWith(base)) {
    const inside = `/${path.slice(base.length)}`;
    const because = `the base ${base} is put in front of every path, and is in this one already.`;
    if (isWell(inside + rest)) return { because, near: [inside + rest], meant: inside + rest };
    return {
      because,
      near: [
        ...pagesNear(inside, rest, page),
        ...nearTo(inside, page).map((near) => near + rest),
      ].filter(isWell),
      isTwice: true,
    };
  }
  const redirect = findRedirect(path, page);
  if (redirect) {
    return {
      because: "it is an old address, and no page is there any more.",
      near: [redirect.to].filter((to) => to.startsWith("/") && isWell(to)),
    };
  }
  const isFolder = page.files.get(bare(path)) === "folder";
  const isSame = (each: string) => fold(each) === fold(path);
  const twins = [
    ...page.pages.map((each) => each.path).filter((each) => isSame(each) || isSame(bare(each))),
    ...[...page.files.keys()].flatMap(addressesOf).filter(isSame),
  ];
  const [twin, ...others] = twins.map((each) => each + rest).filter(isWell);
  if (twin && others.length === 0) {
    return {
      because: `in ${linkOf(twin, page) ? "addresses" : "names of files"}, small and capital letters and accents count.`,
      near: [twin],
      meant: twin,
    };
  }
  return {
    because: isFolder
      ? `public${bare(path)} is a folder in which there is no index.html.`
      : page.paths.size > 1
        ? "no page of the site and no file of public/ is there."
        : "the page is at /, and no file of public/ is called that.",
    near: [...pagesNear(path, rest, page), ...nearTo(path, page)].filter(isWell),
  };
}

/** The path without the slash at its end. */
const bare = (path: string) => path.replace(/\/$/, "");

/** The path without capitals, accents and percent codes, for comparison. */
const fold = (path: string) =>
  (decodePath(path) ?? path).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The paths under which hosts serve a file. */
const addressesOf = (file: string): string[] => {
  // An accent apart from its letter looks as if it were none.
  const isWhole = file === file.normalize("NFC");
  const address = file.replaceAll(isWhole ? /[\s%?#]/g : /[\s%?#\p{M}]/gu, encodeURIComponent);
  return [
    address,
    ...(file.endsWith(".html") ? [address.replace(/\.html$/, "")] : []),
    ...(file.endsWith("/index.html") ? [address.replace(/index\.html$/, "")] : []),
  ];
};

/** Pages of the site with a name like the path, each with the rest of the link if that is there. */
const pagesNear = (path: string, rest: string, page: ParsedPage): string[] =>
  suggestPages(path, page).map((near) => (leadsSomewhere(near + rest, page) ? near + rest : near));

const documents = [".html", ".pdf", ".txt"];

/** Files of the site, and anchors of the page, with names like the last part of a path. */
function nearTo(path: string, page: ParsedPage): string[] {
  const written = bare(path);
  const { ext, name } = parsePath(written);
  const files = suggestFile(written, page.files, ext ? [ext.toLowerCase()] : documents).near;
  const anchors = [...anchorsOfPage(page).keys()].filter((id) => fold(id) === fold(name));
  const behind = fileBehind(written, page);
  return [
    written,
    ...files.filter((file) => file !== `/${behind}`),
    ...anchors.map((id) => `#${id}`),
  ];
}
