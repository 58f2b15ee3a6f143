import { oneOf, quote, sentences } from "../../shared/text/wording.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { leadsSomewhere } from "../page/published.ts";
import { anchorsOfPage } from "../page/sitePages.ts";
import { suggestPages } from "../page/suggestPages.ts";
import { suggest } from "../suggest.ts";
import { chatNumber } from "./chats.ts";
import type { Advice } from "./forms.ts";
import { attributeIn } from "./readCode.ts";

const forms =
  "A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.";

/** Advice for a malformed link. A path is suggested only if the site has it. */
export function adviseHref(value: string, page: ParsedPage): Advice {
  const advice =
    adviseAnchor(value, page) ??
    advisePage(value, page) ??
    adviseAddress(value, page) ??
    adviseContact(value, page) ??
    guess(value, page);
  const { near = [], hint } = advice;
  const isMissing = (link: string) => link.startsWith("/") && !leadsSomewhere(link, page);
  const missing = near.find(isMissing);
  if (missing === undefined) return advice;
  return {
    ...advice,
    near: near.filter((link) => !isMissing(link)),
    hint: sentences(hint, `The site has no ${quote(missing)}: put the file into public/ first.`),
  };
}

/** `## faqs`, `faqs` or `#FAQs`, and placeholders for a link to come. */
function adviseAnchor(value: string, page: ParsedPage): Advice | undefined {
  const anchors = [...anchorsOfPage(page).keys()].filter((id) => canOpen(`#${id}`, page));
  const bare = toId(value.replace(/^[#\s]+/, "").trim());
  if (anchors.includes(bare)) return { near: [`#${bare}`], reason: "sign" };
  if (/^(todo|to do|tbd)$/i.test(value.trim())) {
    return {
      hint: "Write todo while the link has no destination.",
      near: ["todo"],
      reason: "form",
    };
  }
  if (/^(none|-|#|\?|\.\.\.|…)$/i.test(value)) {
    return { hint: "Write todo while the link has no destination.", near: ["todo"] };
  }
  if (!value.startsWith("#")) return undefined;
  const { near, meant } = suggest(bare, anchors);
  return {
    because: "an anchor is small letters, digits, - and _.",
    near: near.map((id) => `#${id}`),
    ...(meant && { reason: "form" }),
    ...(near.length === 0 && {
      hint: listIds(page),
    }),
  };
}

/** The ids of the sections that a link can name. */
export function listIds(page: ParsedPage): string {
  const ids = page.sections.flatMap(({ id }) => (id && isLink(`#${id}`, page) ? id : []));
  return ids.length > 0 ? `Sections have the ids ${oneOf(ids)}.` : "";
}

/** The name of a page, or of its file, without the slash in front. */
function advisePage(value: string, page: ParsedPage): Advice | undefined {
  if (/^[#/\\]|:|\s/.test(value)) return undefined;
  const near = suggestPages(value, page);
  if (near.length === 0) return undefined;
  const isBare = near[0] === `/${value.replace(/\/$/, "")}/`;
  return {
    because: "the address of a page starts with /.",
    near,
    ...(isBare && { reason: "sign" as const }),
  };
}

/** A web address with something before, behind or inside it. */
function adviseAddress(value: string, page: ParsedPage): Advice | undefined {
  if (/[“”„‘’]/.test(value)) {
    return { because: "it holds curly quotes.", hint: "Write straight quotes, \" or '." };
  }
  const [, inMarkdown] = /^\[.*\]\(([^\s"')]+)/i.exec(value) ?? [];
  const inside =
    inMarkdown ?? (value.startsWith("<") ? attributeIn(value, "a", "href") : undefined);
  if (inside && canOpen(inside, page)) {
    return { because: "a link is the address alone.", near: [inside], reason: "wrapped" };
  }
  // One thing at a time: text behind an address may belong to it.
  const visible = value.replaceAll(/[\u00ad\u200b\u2060\ufeff]/g, "");
  const single = visible.replace(/^https:\/\/https:?\/\//i, "https://");
  const alone = [visible, single, single.replace(/["'),;]+$/, "")].find((each) =>
    canOpen(each, page),
  );
  if (alone !== undefined && alone !== value) {
    return { because: "there is more in it than the address.", near: [alone], reason: "wrapped" };
  }
  const doubled = value.replace(/^https:\/?(?!\/)/i, "https://");
  if (canOpen(doubled, page)) {
    return { because: "two slashes follow https:.", near: [doubled], reason: "sign" };
  }
  const [, titled] = /^(\S+)\s+(?:"[^"]*"|'[^']*')$/.exec(value) ?? [];
  if (titled && canOpen(titled, page)) {
    return { because: "a link has no title in quotes.", near: [titled] };
  }
  const number = chatNumber(value);
  if (number?.meant && canOpen(number.meant, page)) {
    return { because: "WhatsApp wants the number in digits alone.", near: [number.meant] };
  }
  // The name of a site can hold none at all.
  const named = value.trim().replace(/^https:\/\/[^/?#]*/, (name) => name.replaceAll(/\s/g, ""));
  const coded = named.replaceAll(/(?<=^(https?:\/\/\S|mailto:\S+\?|sms:[^?&]+[?&]).*)\s/g, "%20");
  if (coded !== named && canOpen(coded, page)) {
    return {
      because: "a link has no spaces.",
      hint: "Where one is meant, write %20.",
      near: [coded],
    };
  }
  const onSite = /^\/(?!\/)/.test(value) ? value.trim().replaceAll(/\s/g, "%20") : value;
  if (onSite !== value && canOpen(onSite, page) && leadsSomewhere(onSite, page)) {
    return { because: "a link has no spaces.", near: [onSite], reason: "form" };
  }
  const packed = value
    .replaceAll(/\s/g, "")
    .replace(/^(https?|mailto|tel|sms|webcal):/i, (scheme) => scheme.toLowerCase());
  if (
    (value.trim() === packed || /^(https?|mailto|webcal):/.test(packed)) &&
    canOpen(packed, page)
  ) {
    // In the name of a mailbox, a blank may replace a dot or a dash; at its ends, it has no meaning.
    const isClear = !/\S\s+\S/.test(value.trim().replaceAll(/(?<=^mailto:|@)\s+|\s+(?=@)/gi, ""));
    return {
      because: "a link has no spaces, and its beginning no capitals.",
      near: [packed],
      ...(isClear && { reason: "form" }),
    };
  }
  if (/^(\/\/|\/\\|\\)/.test(value)) {
    return {
      because: "it leads to another site without saying so.",
      hint: "Write https:// in front, or a path that starts with one /.",
    };
  }
  return undefined;
}

/** An e-mail address or a telephone number in common notation. */
function adviseContact(value: string, page: ParsedPage): Advice | undefined {
  const [, address = ""] =
    /^(?:mailto:?)?\s*([^\s@/:<>]+@[^\s@/:<>]+\.\p{L}+)$/iu.exec(value.trim()) ??
    /^[^@<>]*<\s*(?:mailto:)?([^\s@/:<>]+@[^\s@/:<>]+\.\p{L}+)\s*>$/iu.exec(value.trim()) ??
    [];
  if (canOpen(`mailto:${address}`, page)) {
    return value.includes("<")
      ? { because: "a link is the address alone.", near: [`mailto:${address}`], reason: "wrapped" }
      : { because: "it is an e-mail address.", near: [`mailto:${address}`], reason: "sign" };
  }
  if (/^www\.[^\s\\]+$/i.test(value) && canOpen(`https://${value}`, page)) {
    return { because: "the beginning is missing.", near: [`https://${value}`], reason: "sign" };
  }
  const [, scheme, digits = ""] =
    /^(tel:)?\s*(\+?[(\d][\d\s()./–—‐‑·-]{4,})$/iu.exec(value.trim()) ?? [];
  // Signs between the digits of a number are not dialled.
  const spelt = digits.replaceAll(/[–—‐‑]/g, "-").replaceAll(/\s*[/·]\s*|\s+/g, " ");
  const number = dropTrunkZero(spelt);
  if (canOpen(`tel:${number}`, page)) {
    return {
      because: scheme
        ? "a telephone number is digits, with spaces, ( ), . and - between them."
        : "it is a telephone number.",
      near: [`tel:${number}`],
      ...(number === spelt && { reason: scheme ? "form" : "sign" }),
    };
  }
  return undefined;
}

/**
 * A telephone number without the (0) behind the code of a country, which is dialled inside it alone. Italian numbers are
 * dialled with theirs.
 */
export const dropTrunkZero = (number: string): string =>
  number
    .replace(
      /^(\+(?!39|378)\d{1,3})([\s.-]*)\(0\)([\s.-]*)/,
      (_, code: string, before: string, behind: string) => code + (before || behind),
    )
    .replace(trunkZero, "$1")
    .replace(/^\+00(?=[1-9])/, "+");

/** The 0 behind the code of a country in which it is dialled from inside alone. */
const trunkZero =
  /^(\+(?:27|31|32|33|353|358|380|385|386|40|41|43|44|46|49|61|64|81|82|90|972)[\s.-]*)0(?=[\s.-]*\d)/;

/** Advice for a text that resembles no kind of link. */
function guess(value: string, page: ParsedPage): Advice {
  const [, bare] =
    /^((?:mailto|tel|sms|https?|webcal):)[/\s+]*(?:\?.*)?$/i.exec(value.trim()) ?? [];
  if (bare) {
    return {
      because: `nothing stands behind ${bare}.`,
      hint: "Write the whole address, or todo while the link has no destination.",
      near: ["todo"],
    };
  }
  const [, dialled] = /^(tel|sms):/i.exec(value) ?? [];
  if (dialled) {
    return {
      because: "a telephone number is digits, with spaces, ( ), . and - between them.",
      hint: `Write ${dialled}: and the number, such as ${dialled}:+49 30 123456.`,
    };
  }
  if (/^(?:file:|[a-z]:[\\/])/i.test(value.trim())) {
    return {
      because: "it is a file on a computer, which visitors cannot reach.",
      hint: "Put the file into public/, and write its path from there, with / in front.",
    };
  }
  if (/^mailto:[^\s@]+@[^\s@]+(?:[,;]\s*[^\s@]+@[^\s@]+)+$/i.test(value)) {
    return {
      because: "a link writes to one mailbox.",
      hint: "Write the others behind it, as in mailto:anna@lull.museum?cc=noor@lull.museum.",
    };
  }
  if (/\s/.test(value))
    return { because: "a link has no spaces.", hint: sentences("Take the spaces out.", forms) };
  if (value.includes("\\"))
    return { because: "a link has no backslashes.", hint: "Write / in place of \\." };
  if (fileName.test(value)) {
    const file = value.replace(/^(\.\/)?/, "/");
    return {
      because: "a file of this site starts with /.",
      ...(leadsSomewhere(file, page)
        ? { near: [file] }
        : { hint: "Put the file into public/, and write its path from there, with / in front." }),
    };
  }
  const [, name, ending] = /^(?:\.{0,2}\/)*(?:[\w-]+\/)*([\w-]+)\.(mdx?|ya?ml)$/i.exec(value) ?? [];
  if (name) {
    // Moldova's addresses end so, too.
    const near = [`https://${value}`].filter((each) => ending === "md" && canOpen(each, page));
    return {
      because: "a page is not linked by the name of its file.",
      near,
      hint: `A page of this site is linked by its address, such as /${name}/.`,
    };
  }
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(value)) {
    const near = [`https://${value}`].filter((each) => canOpen(each, page));
    return { because: "the beginning is missing.", near };
  }
  const [, scheme] = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value) ?? [];
  if (scheme && !/^(https?|mailto|tel|sms|webcal)$/i.test(scheme)) {
    return { because: `links that start with ${scheme}: are not allowed.`, hint: forms };
  }
  const { near } = suggest(value, ["todo", ...anchorsOfPage(page).keys()]);
  return {
    because: "that is not how a link is written.",
    near: near.map((id) => (id === "todo" ? id : `#${id}`)).filter((each) => canOpen(each, page)),
    hint: forms,
  };
}

/** The name of a file that a site may hold, and no domain. */
const fileName =
  /^(\.\/)?([\w-]+\/)*[\w.-]+\.(html?|pdf|png|jpe?g|gif|svg|webp|avif|docx?|xlsx?|pptx?|od[tsp]|csv|txt|rtf|epub|ics|vcf|zip|mp[34]|webm|mov|wav)$/i;

/** The text as an id that a link may contain. */
const toId = (value: string) => {
  try {
    return decodeURIComponent(value).normalize("NFC");
  } catch {
    return value;
  }
};

/** True if the text is a well-formed link. */
export function isLink(value: string, { schemas }: ParsedPage): boolean {
  const { pattern } = schemas.get("common.schema.json")?.definitions?.href ?? {};
  return new RegExp(String(pattern), "u").test(value);
}

/** True if the text is a link that browsers can open. */
const canOpen = (value: string, page: ParsedPage) =>
  isLink(value, page) && (!/^(https?|webcal):/.test(value) || URL.canParse(value));
