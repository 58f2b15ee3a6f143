import type { ParsedPage } from "../page/parsedPage.ts";
import { leadsSomewhere } from "../page/published.ts";
import { chatNumber } from "./chats.ts";
import type { Advice } from "./forms.ts";
import { canOpen } from "./linkSyntax.ts";
import { attributeIn } from "./readCode.ts";

/** A web address with something before, behind or inside it. */
export function adviseAddress(value: string, page: ParsedPage): Advice | undefined {
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
