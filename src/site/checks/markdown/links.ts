import { didYouMean, quote, sentences } from "../../../shared/text/wording.ts";
import type { FixChange } from "../../../yaml/diagnostic.ts";
import { certain } from "../../../yaml/writeValue.ts";
import { listAddresses } from "../../markdown/addresses.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { type Advice, adviseAsset, adviseId } from "../../values/forms.ts";
import { isLink } from "../../values/linkSyntax.ts";
import { adviseHref } from "../../values/links.ts";
import type { MarkdownProblem, Rule } from "./rule.ts";

const links = { code: "bad-link", name: "a link" } as const;
const pictures = { code: "bad-path", name: "a picture" } as const;
const anchors = { code: "bad-id", name: "an anchor" } as const;

/** Links, paths of pictures and anchors are written as in every other property. */
export const findBadAddresses: Rule = ({ root, headings, text, path }, page) => [
  ...listAddresses(root).flatMap(({ kind, url, range: [start, end] }): MarkdownProblem[] => {
    const isRight = kind === "href" ? isLink(url, page) : isAsset(url, page);
    if (isRight) return [];
    const advice = kind === "href" ? adviseHref(url, page) : adviseAsset(url, page, path);
    const subject = kind === "href" ? links : pictures;
    const isWhole = text.slice(start, end) === url;
    return [describe({ ...subject, value: url, range: [start, end] }, advice, isWhole)];
  }),
  ...headings.flatMap(({ anchor }): MarkdownProblem[] => {
    if (!anchor || isLink(`#${anchor.id}`, page)) return [];
    const mistake = { ...anchors, value: anchor.id, range: anchor.range };
    return [describe(mistake, adviseId(anchor.id, page), true)];
  }),
];

function isAsset(value: string, { schemas }: ParsedPage): boolean {
  const { pattern } = schemas.get("common.schema.json")?.definitions?.asset ?? {};
  return new RegExp(String(pattern), "u").test(value);
}

interface Mistake extends Pick<MarkdownProblem, "code" | "range"> {
  name: string;
  value: string;
}

function describe(
  { code, name, value, range }: Mistake,
  advice: Advice,
  isWhole: boolean,
): MarkdownProblem {
  const { near = [], because, hint, reason } = advice;
  const [start, end] = range;
  const [meant, ...changes] = near.map(
    (text): FixChange => ({ title: `Write ${text}.`, edits: [{ start, end, text }] }),
  );
  const isCertain = reason !== undefined && meant !== undefined;
  return {
    code,
    message: `${name} cannot be ${quote(value)}${because ? `: ${because}` : "."}`,
    hint: sentences(didYouMean(near), hint),
    range,
    ...(isWhole &&
      (isCertain
        ? { fix: certain(reason, meant) }
        : { suggestions: meant ? [meant, ...changes].slice(0, 3) : [] })),
  };
}
