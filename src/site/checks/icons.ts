import { brand } from "../../shared/icons.ts";
import { didYouMean, nameOf, quote } from "../../shared/wording.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../yaml/writeValue.ts";
import { suggestIcon } from "../values/icons.ts";
import type { Check } from "./index.ts";

/** Every icon that the page names must be in its set. */
export const checkIcons: Check = ({ fields, icons, tree }) =>
  fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    if (kind !== "icon" || typeof value !== "string" || icons.has(value)) return [];
    const isBrand = value.startsWith(brand);
    const { near, meant } = suggestIcon(value, icons);
    const { where } = nameOf(path, tree.data);
    const range = tree.valueAt(path);
    return [
      {
        severity: "error",
        code: "no-icon",
        message: `${where}: there is no icon ${quote(value)}.`,
        hint:
          didYouMean(near) ||
          (isBrand
            ? "The names of brands are listed at simpleicons.org."
            : "All names are listed at phosphoricons.com."),
        range,
        ...(meant
          ? { fix: certain("form", writing(range, meant)) }
          : { suggestions: offering(range, near) }),
      },
    ];
  });
