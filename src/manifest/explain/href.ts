import { anchorsOf, type Page } from "../page.ts";
import { leadsSomewhere } from "../published.ts";
import { suggest } from "../suggest.ts";
import { didYouMean, oneOf, quote, sentences } from "../words.ts";
import type { Advice } from "./forms.ts";

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
    return { because: "it holds curly quotes.", hint: "Write straight quotes, \" or '." };
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
  const alone = value
    .replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, "")
    .replace(/^https:\/\/https:?\/\//i, "https://")
    .replace(/["'),;]+$/, "");
  if (alone !== value && isLink(alone, page)) {
    return {
      because: "there is more in it than the address.",
      hint: didYouMean([alone]),
      meant: alone,
    };
  }
  const doubled = value.replace(/^https:\/?(?!\/)/i, "https://");
  if (isLink(doubled, page)) {
    return { because: "two slashes follow https:.", hint: didYouMean([doubled]), meant: doubled };
  }
  const coded = value.trim().replaceAll(/(?<=^(https:\/\/\S|mailto:\S+\?).*)\s/g, "%20");
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
  const [, address] = /^(?:mailto)?([^\s@/:]+@[^\s@/:]+\.[a-z]+)$/i.exec(value) ?? [];
  if (address) {
    return {
      because: "it is an e-mail address.",
      hint: didYouMean([`mailto:${address}`]),
      meant: `mailto:${address}`,
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
  if (/^(\.\/)?([\w-]+\/)*[\w.-]+\.(html?|pdf|png|jpe?g)$/i.test(value)) {
    const file = value.replace(/^(\.\/)?/, "/");
    return {
      because: "a file of this site starts with /.",
      hint: leadsSomewhere(file, page)
        ? didYouMean([file])
        : "Put the file into public/, and write its path from there, with / in front.",
    };
  }
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
