import { didYouMean, nameOf, quote, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import { isLink } from "../../values/linkSyntax.ts";
import { adviseHref } from "../../values/links.ts";
import type { Check } from "../index.ts";

/** Finds malformed addresses of links inside texts. The schema finds those of other links. */
export const checkTextLinks: Check = (page) =>
  page.fields.flatMap(({ value, path, words }): Diagnostic[] => {
    if (words === undefined || typeof value !== "string" || isLink(value, page)) return [];
    const { because, near = [], reason, hint } = adviseHref(value, page);
    const range = page.tree.valueAt(path);
    const [meant] = near;
    return [
      {
        code: "bad-link",
        message: `${nameOf(path, page.tree.data).where}: the link ${quote(words)} cannot lead to ${quote(value)}${because ? `: ${because}` : "."}`,
        hint: sentences(didYouMean(near), hint),
        range,
        ...(reason && meant !== undefined
          ? { fix: certain(reason, writing(range, meant)) }
          : { suggestions: offering(range, near) }),
      },
    ];
  });
