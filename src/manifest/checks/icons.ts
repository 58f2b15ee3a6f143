import { brand } from "../../contract/icons.ts";
import { suggestIcon } from "../explain/icons.ts";
import type { Finding } from "../problem.ts";
import { didYouMean, nameOf, quote } from "../words.ts";
import { certain, offering, writing } from "../writing.ts";
import type { Check } from "./index.ts";

/** Every icon that the page names is in its set. */
export const checkIcons: Check = ({ fields, icons, tree }) =>
  fields.flatMap(({ kind, value, path }): Finding[] => {
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
