import { parse as parsePath } from "node:path/posix";
import { anchorsOf, type Page } from "../page.ts";
import { type Suggestion, suggest } from "../suggest.ts";
import { didYouMean, oneOf, quote, sentences } from "../words.ts";

/** What is wrong with a text, what to write, and the text itself when it is certain. */
export interface Advice {
  because?: string;
  hint: string;
  meant?: string;
}

const forms =
  "A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.";

/** A link that is not written as links are. */
export function adviseHref(value: string, page: Page): Advice {
  const anchors = [...anchorsOf(page).keys()];
  const bare = value.replace(/^[#\s]+/, "");
  if (anchors.includes(bare)) return { hint: didYouMean([`#${bare}`]), meant: `#${bare}` };
  if (/^(todo|tbd|to do|none|-|#|\?|\.\.\.|…)$/i.test(value)) {
    return { hint: "Write todo while the link has no destination.", meant: "todo" };
  }
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value) ?? [];
  if (value.startsWith("#")) {
    const { near, meant } = suggest(bare, anchors);
    return {
      because: "an anchor is small letters, digits, - and _.",
      hint: sentences(
        didYouMean(near.map((id) => `#${id}`)),
        near.length === 0
          ? `Sections have the ids ${oneOf(page.sections.flatMap(({ id }) => id ?? []))}.`
          : "",
      ),
      ...(meant && { meant: `#${meant}` }),
    };
  }
  if (/[“”„‘’]/.test(value)) {
    return { because: "it holds curly quotes.", hint: "Write straight quotes, \" or ', or none." };
  }
  if (scheme?.toLowerCase() === "http") {
    return {
      because: "it is not encrypted.",
      hint: `Write ${quote(value.trim().replace(/http:/i, "https:"))}, if the site can be reached that way.`,
    };
  }
  const [, inside] = /^(?:\[.*\]\(|<a\s.*href=["'])([^\s"')]+)/i.exec(value) ?? [];
  if (inside && isLink(inside, page)) {
    return { because: "a link is the address alone.", hint: didYouMean([inside]), meant: inside };
  }
  const doubled = value.replace(/^https:\/?(?!\/)/i, "https://");
  if (isLink(doubled, page)) {
    return { because: "two slashes follow https:.", hint: didYouMean([doubled]), meant: doubled };
  }
  const coded = value.trim().replaceAll(/(?<=^https:\/\/\S.*)\s/g, "%20");
  if (coded !== value.trim() && isLink(coded, page)) {
    return {
      because: "a link has no spaces.",
      hint: sentences("Where one is meant, write %20.", didYouMean([coded])),
    };
  }
  const packed = value.replaceAll(/\s/g, "").replace(/^https:/i, "https:");
  if ((value.trim() === packed || /^(https|mailto):/i.test(packed)) && isLink(packed, page)) {
    const certain = !/\S\s+\S/.test(value) || packed.startsWith("mailto:");
    return {
      because: "a link has no spaces, and its beginning no capitals.",
      hint: didYouMean([packed]),
      ...(certain && { meant: packed }),
    };
  }
  if (/^(\/\/|\/\\|\\)/.test(value)) {
    return {
      because: "it leads to another site without saying so.",
      hint: "Write https:// in front, or a path that starts with one /.",
    };
  }
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(value)) {
    return {
      because: "it is an e-mail address.",
      hint: didYouMean([`mailto:${value}`]),
      meant: `mailto:${value}`,
    };
  }
  if (/^www\.[^\s\\]+$/i.test(value)) {
    return {
      because: "the beginning is missing.",
      hint: didYouMean([`https://${value}`]),
      meant: `https://${value}`,
    };
  }
  if (/^\+?[0-9][0-9 ().-]{4,}$/.test(value)) {
    return {
      because: "it is a telephone number.",
      hint: didYouMean([`tel:${value}`]),
      meant: `tel:${value}`,
    };
  }
  if (/\s/.test(value))
    return { because: "a link has no spaces.", hint: sentences("Take the spaces out.", forms) };
  if (value.includes("\\"))
    return { because: "a link has no backslashes.", hint: "Write / in place of \\." };
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(value)) {
    return { because: "the beginning is missing.", hint: didYouMean([`https://${value}`]) };
  }
  if (scheme && !/^(https|mailto|tel)$/i.test(scheme)) {
    return { because: `links that start with ${scheme}: are not allowed.`, hint: forms };
  }
  const { near } = suggest(bare, ["todo", ...anchors]);
  return {
    because: "that is not how a link is written.",
    hint: sentences(didYouMean(near.map((id) => (id === "todo" ? id : `#${id}`))), forms),
  };
}

/** Whether a link may be written like that. */
export function isLink(value: string, { schemas }: Page): boolean {
  const { pattern } = schemas.get("common.schema.json")?.definitions?.href ?? {};
  return new RegExp(String(pattern)).test(value);
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
  if (files.get(path) === "file") return { hint: didYouMean([path]), meant: path };
  if (/(^|[/\\])\.\.([/\\]|$)|%2e/i.test(value) || /^[a-z]:/i.test(value)) {
    return {
      because: "it leads out of public/.",
      hint: "Copy the file into public/, and write its path from there, with / in front.",
    };
  }
  const { near, meant } = suggestFile(path, files, []);
  return {
    because:
      "a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.",
    hint: near.length > 0 ? didYouMean(near) : "If the file is called that, rename it.",
    ...(meant && { meant }),
  };
}

/** Files of public/ with a name like that of the path, if they end as they should. */
export function suggestFile(
  path: string,
  files: Page["files"],
  endings: readonly string[],
): Suggestion {
  const names = [...files].flatMap(([name, kind]) => {
    const fits = endings.length === 0 || endings.some((end) => name.toLowerCase().endsWith(end));
    return kind === "file" && fits ? [name] : [];
  });
  const twins = names.filter((name) => name.toLowerCase() === path.toLowerCase());
  const [twin, ...others] = twins;
  if (twin && others.length === 0) return { near: [twin], meant: twin };
  // Folders and endings are alike in all paths: what tells files apart is their own name.
  const stems = new Map(names.map((name) => [name, stemOf(name)]));
  const { near, meant } = suggest(stemOf(path), new Set(stems.values()), "open");
  const named = near.flatMap((stem) => names.filter((name) => stems.get(name) === stem));
  const [only, ...more] = named;
  return meant && only && more.length === 0 ? { near: named, meant: only } : { near: named };
}

const stemOf = (file: string) => parsePath(file).name;

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
