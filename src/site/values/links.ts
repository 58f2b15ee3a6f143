import { oneOf, quote, sentences } from "../../shared/text/wording.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { leadsSomewhere } from "../page/published.ts";
import { anchorsOfPage } from "../page/sitePages.ts";
import { suggestPages } from "../page/suggestPages.ts";
import { suggest } from "../suggest.ts";
import { adviseContact } from "./contacts.ts";
import type { Advice } from "./forms.ts";
import { canOpen, isLink } from "./linkSyntax.ts";
import { adviseOther } from "./otherLinks.ts";
import { adviseAddress } from "./wrappedLinks.ts";

/** Advice for a malformed link. A path is suggested only if the site has it. */
export function adviseHref(value: string, page: ParsedPage): Advice {
  const advice =
    adviseAnchor(value, page) ??
    advisePage(value, page) ??
    adviseAddress(value, page) ??
    adviseContact(value, page) ??
    adviseOther(value, page);
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

/** The text as an id that a link may contain. */
const toId = (value: string) => {
  try {
    return decodeURIComponent(value).normalize("NFC");
  } catch {
    return value;
  }
};
