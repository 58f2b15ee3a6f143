import { parse as parsePath } from "node:path/posix";
import type { Page } from "../page.ts";
import { type Suggestion, suggest } from "../suggest.ts";
import { didYouMean, sentences } from "../words.ts";

/** What is wrong with a text, what to write, and the text itself when it is certain. */
export interface Advice {
  because?: string;
  hint: string;
  meant?: string;
}

/** A file that is not written as files of public/ are. */
export function adviseAsset(value: string, { files }: Page): Advice {
  if (/^((https?:)?\/\/|www\.)/i.test(value)) {
    return {
      because: "files of other sites are not loaded.",
      hint: "Put the file into public/, and write its path from there, with / in front.",
    };
  }
  const path = `/${value.replaceAll("\\", "/").replace(/^(\.?\/)*(public\/)?/, "")}`;
  if (files.get(path.replace(/\/$/, "")) === "folder") {
    return { because: "it names a folder.", hint: "Write the path of a file in it." };
  }
  if (files.get(path) === "file" && canBeWritten(path)) {
    return { hint: didYouMean([path]), meant: path };
  }
  if (/(^|[/\\])\.\.([/\\]|$)|%2e/i.test(value) || /^(([a-z]|file):|~[/\\])/i.test(value)) {
    return {
      because: "it leads out of public/.",
      hint: "Copy the file into public/, and write its path from there, with / in front.",
    };
  }
  const [first = ""] = path.split(/[\s?#]/);
  const { near, meant } =
    files.get(first) === "file" ? { near: [first], meant: first } : suggestFile(path, files, []);
  return {
    because:
      "a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.",
    hint:
      files.get(path) === "file"
        ? `Rename the file, and write its new name: ${rename(path)}.`
        : near.length > 0
          ? didYouMean(near)
          : "If the file is called that, rename it.",
    // Words behind a path may belong elsewhere: nothing but blanks is dropped without asking.
    ...(meant && (!/\s/.test(value.trim()) || meant === path.replaceAll(/\s/g, "")) && { meant }),
  };
}

/**
 * Files of public/ with a name like that of the path, if they end as they should. A picture may not have been
 * copied yet, and be called almost like another one: to take that one is certain only for a `twinOf` the path.
 */
export function suggestFile(
  path: string,
  files: Page["files"],
  endings: readonly string[],
): Suggestion {
  const names = [...files].flatMap(([name, kind]) => {
    const fits = endings.length === 0 || endings.some((end) => name.toLowerCase().endsWith(end));
    return kind === "file" && fits && canBeWritten(name) ? [name] : [];
  });
  const twin = twinOf(path, names, files);
  if (twin) return { near: [twin], meant: twin };
  // Folders and endings are alike in all paths: what tells files apart is their own name.
  const { near } = suggest(stemOf(path), new Set(names.map(stemOf)), "open");
  return { near: near.flatMap((stem) => names.filter((name) => stemOf(name) === stem)) };
}

/** Whether page.yaml may name a file of this path. */
const canBeWritten = (path: string) => /^(\/[\w-][\w.-]*)+$/.test(path);

/** A path that may be written, as like this one as can be. */
const rename = (path: string) =>
  path
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w./-]+/g, "-");

/** The one file that is called the same, looked for in its folder, in none, or in one that is only misspelt. */
function twinOf(path: string, names: readonly string[], files: Page["files"]): string | undefined {
  const { dir, base, ext } = parsePath(path.replace(/^\/public(?=\/)/, ""));
  const folderOf = (name: string) => parsePath(name).dir;
  // No file is called so without an ending: where it is left out, any may be meant.
  const called = names.filter((name) => plain(ext ? baseOf(name) : stemOf(name)) === plain(base));
  const here = called.filter((name) => plain(folderOf(name)) === plain(dir));
  const [twin, ...others] = here.length > 0 ? here : called;
  if (!twin || others.length > 0) return undefined;
  const isMisspelt = !files.has(dir) && suggest(dir, [folderOf(twin)], "open").meant !== undefined;
  return here.length > 0 || (ext && (dir === "/" || isMisspelt)) ? twin : undefined;
}

const baseOf = (file: string) => parsePath(file).base;
const stemOf = (file: string) => parsePath(file).name;

/** A name without what is easily written otherwise: capitals, accents, blanks and dashes, unless between digits. */
const plain = (name: string) =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}|(?<!\d)[\s_-]+|[\s_-]+(?!\d)/gu, "")
    .toLowerCase();

/** An icon that is not written as icon names are. */
export function adviseIcon(value: string, { icons }: Page): Advice {
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
  return icons.has(name)
    ? { hint: didYouMean([name]), meant: name }
    : {
        because: "icon names are small letters, digits and dashes.",
        hint: sentences(
          didYouMean(suggest(name, icons.like(name)).near),
          "Names are listed at phosphoricons.com; brand: stands before the name of a brand.",
        ),
      };
}

/** An id that is not written as ids are. */
export function adviseId(value: string): Advice {
  const slug = value
    .normalize("NFKD")
    // What an accent leaves behind when it is taken off its letter.
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]+/g, "-")
    .replace(/^[^a-z]+|-$/g, "");
  const bare = value.replace(/^#/, "");
  if (slug === bare) return { hint: didYouMean([bare]), meant: bare };
  return {
    because: "it starts with a small letter and holds small letters, digits, - and _ only.",
    hint: slug ? didYouMean([slug]) : "Write a short word in small letters.",
  };
}
