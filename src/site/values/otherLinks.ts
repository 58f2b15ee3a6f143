import { sentences } from "../../shared/text/wording.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { leadsSomewhere } from "../page/published.ts";
import { anchorsOfPage } from "../page/sitePages.ts";
import { suggest } from "../suggest.ts";
import type { Advice } from "./forms.ts";
import { canOpen } from "./linkSyntax.ts";

const forms =
  "A link is #section, /path, https://…, mailto:…, tel:…, or todo while it has no destination.";

/** Advice for a text that resembles no kind of link. */
export function adviseOther(value: string, page: ParsedPage): Advice {
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
