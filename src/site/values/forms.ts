import { parse as parsePath } from "node:path/posix";
import type { FieldPath } from "../../shared/fieldPath.ts";
import { endingsOf, endsIn } from "../../shared/fileEndings.ts";
import { oneOf, quote, sentences } from "../../shared/text/wording.ts";
import type { Reason } from "../../yaml/certainty.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { anchorsOfPage } from "../page/sitePages.ts";
import { type Suggestion, suggest, suggestSlips } from "../suggest.ts";
import { suggestIcon } from "./icons.ts";
import { isLink } from "./linkSyntax.ts";

/** The reason why a text is refused, values that may be meant, and another remedy. */
export interface Advice {
  because?: string;
  /** Valid texts, likeliest first. */
  near?: readonly string[];
  /** The reason why the first of them is certain, if it is. */
  reason?: Reason;
  hint?: string;
}

/** Advice for a file path that is malformed. */
export function adviseAsset(value: string, { files }: ParsedPage, at: FieldPath): Advice {
  if (/^((https?:)?\/\/|www\.)/i.test(value)) {
    return {
      because: "files of other sites are not loaded.",
      hint: "Put the file into public/, and write its path from there, with / in front.",
    };
  }
  if (/^(data|blob):/i.test(value)) {
    return {
      because: "it is the content of a file, or an address that one browser alone knows.",
      hint: "Save it as a file in public/, and write its path from there, with / in front.",
    };
  }
  const path = `/${value.replaceAll("\\", "/").replace(/^(\.?\/)*(public\/)?/, "")}`;
  if (files.get(path.replace(/\/$/, "")) === "folder") {
    return { because: "it names a folder.", hint: "Write the path of a file in it." };
  }
  const endings = endingsOf(at);
  if (files.get(path) === "file" && canBeWritten(path)) {
    return endsIn(path, endings)
      ? { near: [path], reason: "sign" }
      : { hint: `Name a file that ends in ${oneOf(endings)}.` };
  }
  if (/(^|[/\\])\.\.([/\\]|$)|%2e/i.test(value) || /^(([a-z]|file):|~[/\\])/i.test(value)) {
    return {
      because: "it leads out of public/.",
      hint: "Copy the file into public/, and write its path from there, with / in front.",
    };
  }
  const [first = ""] = path.split(/[\s?#]/);
  const { near, meant } =
    files.get(first) === "file" && endsIn(first, endings)
      ? { near: [first], meant: first }
      : suggestFile(path, files, endings);
  // Words behind a path may belong elsewhere: only blanks are dropped without asking.
  const isWhole = !/\s/.test(value.trim()) || meant === path.replaceAll(/\s/g, "");
  return {
    because:
      "a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.",
    ...(files.get(path) === "file"
      ? { hint: `Rename the file, and write its new name: ${rename(path)}.` }
      : near.length > 0
        ? { near, ...(meant && isWhole && { reason: meant === first ? "wrapped" : "form" }) }
        : { hint: adviseMissing(path, endings) }),
  };
}

/** Advice for the path of a file that is not there. */
function adviseMissing(path: string, endings: readonly string[]): string {
  const hasEnding = endsIn(path, endings);
  if (!hasEnding && /\.\w+$/.test(path)) return `Name a file that ends in ${oneOf(endings)}.`;
  return hasEnding && canBeWritten(path)
    ? `Put the file into public/, and write ${path}.`
    : "If the file is called that, rename it.";
}

/**
 * Files of public/ with a name like that of the path and a right extension. A picture that is not copied yet may have
 * a name similar to an existing one, so a suggestion is certain only if the whole path is the same in another form.
 */
export function suggestFile(
  path: string,
  files: ParsedPage["files"],
  endings: readonly string[],
): Suggestion {
  const names = [...files].flatMap(([name, kind]) =>
    kind === "file" && endsIn(name, endings) && canBeWritten(name) ? [name] : [],
  );
  const called = names.filter((name) => plain(name) === plain(path.replace(/^\/public(?=\/)/, "")));
  const [twin, ...others] = called;
  if (twin && others.length === 0) return { near: [twin], meant: twin };
  // Folders and extensions are alike in all paths: only the name of the file is compared.
  const { near } = suggestSlips(stemOf(path), new Set(names.map(stemOf)));
  return { near: near.flatMap((stem) => names.filter((name) => stemOf(name) === stem)) };
}

/** True if page.yaml may name a file of this path. */
const canBeWritten = (path: string) => /^(\/[\w-][\w.-]*)+$/.test(path);

/** The valid path that is most like this one. */
const rename = (path: string) =>
  path
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w./-]+/g, "-");

const stemOf = (file: string) => parsePath(file).name;

/** A path without differences of spelling: capitals, accents, blanks and dashes, unless between digits. */
const plain = (path: string) =>
  path
    .normalize("NFKD")
    .replaceAll(/\p{M}|(?<!\d)[\s_-]+|[\s_-]+(?!\d)/gu, "")
    .toLowerCase();

/** Advice for a malformed icon: the name of one, or the path of a drawing. */
export function adviseIcon(value: string, page: ParsedPage, at: FieldPath): Advice {
  const { icons } = page;
  const name = value
    .trim()
    .replace(/.*\//, "")
    .replace(/[,;.]$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/^(ph|phosphor|icon)[:-]/, "")
    .replace(/^(brands?|simple-icons|logo):\s*/, "brand:")
    .replaceAll(/[\s_]+/g, "-")
    .replace(/\.svg$/, "");
  if (icons.has(name)) return { near: [name], reason: "form" };
  if (/[/\\]|\.\w{3,4}$/.test(value)) return adviseDrawing(value, page, at);
  return {
    because: "icon names are small letters, digits and dashes.",
    near: suggestIcon(name.replace(/^(?!brand:)\w+:/, ""), icons).near,
    hint: "Names are listed at phosphoricons.com; brand: stands before the name of a brand.",
  };
}

/** Advice for the path of a drawing that is malformed, or of another kind of file. */
function adviseDrawing(value: string, page: ParsedPage, at: FieldPath): Advice {
  const { near = [] } = adviseAsset(value, page, at);
  return {
    because: "an icon of your own is an SVG in public/.",
    near: near.filter((file) => file.endsWith(".svg")),
    hint: "Put an SVG into public/, and write its path, such as /icons/wheel.svg.",
  };
}

/** Advice for a malformed id: the id that links name, or else a valid form of it. */
export function adviseId(value: string, page: ParsedPage): Advice {
  const bare = value.trim().replace(/^[#“”„‘’«»]+|[“”„‘’«»]+$/gu, "");
  const slug = bare
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}_]+/gu, "-")
    .replace(/^[^\p{Ll}\p{Lo}]+|-$/gu, "");
  const anchors = anchorsOfPage(page);
  const loose = page.fields.flatMap(({ kind, value }) =>
    kind === "href" && typeof value === "string" && /^#./.test(value) ? value.slice(1) : [],
  );
  const { near: wanted } = suggest(
    slug,
    loose.filter((id) => !anchors.has(id)),
  );
  const near = (wanted.length > 0 ? wanted : [slug]).filter(
    (id) => isLink(`#${id}`, page) && !anchors.has(id),
  );
  return {
    because: "it starts with a small letter and holds small letters, digits, - and _ only.",
    near,
    ...(near.length === 0 && {
      hint: sentences(
        anchors.has(slug) ? `${quote(slug)} is taken already.` : "",
        "Write a short word in small letters.",
      ),
    }),
    ...(near[0] === bare && { reason: "wrapped" }),
  };
}
