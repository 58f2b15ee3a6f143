import { certain, nearest } from "../nearest.ts";
import { anchorsOf, type Page } from "../page.ts";
import { didYouMean, quote, sentences } from "../words.ts";

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
    const near = nearest(bare, anchors);
    const meant = certain(bare, near);
    return {
      because: "an anchor is small letters, digits, - and _.",
      hint: sentences(
        didYouMean(near.map((id) => `#${id}`)),
        `The page has ${anchors.map((id) => `#${id}`).join(", ")}.`,
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
      hint: `Write ${quote(value.replace(/^\s*http:/i, "https:"))}, if the site can be reached that way.`,
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
  const near = nearest(bare, ["todo", ...anchors]);
  return {
    because: "that is not how a link is written.",
    hint: sentences(didYouMean(near.map((id) => (id === "todo" ? id : `#${id}`))), forms),
  };
}

/** A file that is not written as files of public/ are. */
export function adviseAsset(value: string, { files }: Page): Advice {
  if (/^(https?:)?\/\//i.test(value)) {
    return {
      because: "files of other sites are not loaded.",
      hint: "Put the file into public/ and write its path, such as /images/hero.png.",
    };
  }
  const path = `/${value.replaceAll("\\", "/").replace(/^(\.?\/)*(public\/)?/, "")}`;
  if (files.get(path) === "file") return { hint: didYouMean([path]), meant: path };
  if (/(^|[/\\])\.\.([/\\]|$)|%2e/i.test(value) || /^[a-z]:/i.test(value)) {
    return {
      because: "it leads out of public/.",
      hint: "Copy the file into public/ and write its path from there, such as /images/hero.png.",
    };
  }
  const near = nearest(path, namesOf(files));
  const meant = certain(path, near);
  return {
    because:
      "a path starts with / and holds letters without accents, digits, - _ and dots, but no spaces.",
    hint: near.length > 0 ? didYouMean(near) : "If the file is called that, rename it.",
    ...(meant && { meant }),
  };
}

/** The files of public/, without folders and what leads outside. */
export function namesOf(files: Page["files"]): string[] {
  return [...files].filter(([, kind]) => kind === "file").map(([name]) => name);
}

/** An icon that is not written as icon names are. */
export function adviseIcon(value: string, { icons }: Page): Advice {
  const name = value
    .trim()
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
          didYouMean(nearest(name, icons.like(name))),
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
    .replace(/^[^a-z]+|-+$/g, "");
  return {
    because: "it starts with a small letter and holds small letters, digits, - and _ only.",
    hint: slug ? didYouMean([slug]) : "Write a short word in small letters.",
  };
}
