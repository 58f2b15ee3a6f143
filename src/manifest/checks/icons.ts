import { certain, nearest } from "../nearest.ts";
import type { Finding } from "../problem.ts";
import { didYouMean, nameOf, quote } from "../words.ts";
import type { Check } from "./index.ts";

/** Every icon that the page names is in its set. */
export const checkIcons: Check = ({ fields, icons, tree }) =>
  fields.flatMap(({ kind, value, path }): Finding[] => {
    if (kind !== "icon" || typeof value !== "string" || icons.has(value)) return [];
    const near = nearest(value, icons.like(value));
    const meant = certain(value, near);
    const { where } = nameOf(path, tree.data);
    const [start, end] = tree.valueAt(path);
    const isBrand = value.startsWith("brand:");
    const twin = isBrand ? value.slice("brand:".length) : `brand:${value}`;
    const suggestion = near.length > 0 ? near : icons.has(twin) ? [twin] : [];
    return [
      {
        severity: "error",
        code: "no-icon",
        message: `${where}: there is no icon ${quote(value)}.`,
        hint:
          didYouMean(suggestion) ||
          (isBrand
            ? "The names of brands are listed at simpleicons.org."
            : "All names are listed at phosphoricons.com."),
        range: [start, end],
        ...(meant && { fix: { title: `Write ${meant}.`, edits: [{ start, end, text: meant }] } }),
      },
    ];
  });
