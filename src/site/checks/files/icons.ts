import type { FieldPath } from "../../../shared/fieldPath.ts";
import { brand, isDrawing } from "../../../shared/icons.ts";
import { didYouMean, named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { suggestIcon } from "../../values/icons.ts";
import type { Check } from "../index.ts";

/** Every icon that the page names must be in its set. */
export const checkIcons: Check = (page) => {
  const { fields, icons, tree } = page;
  return fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    if (kind !== "icon" || typeof value !== "string" || icons.has(value)) return [];
    if (isDrawing(value)) return checkDrawing(value, path, page);
    const isBrand = value.startsWith(brand);
    const { near, meant } = suggestIcon(value, icons);
    const { where } = nameOf(path, tree.data);
    const range = tree.valueAt(path);
    return [
      {
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
};

const unshown = {
  script: {
    words: "it holds a script, and a picture runs none",
    hint: "Export it anew without scripts: as a plain SVG.",
  },
  reference: {
    words: "it shows something of another file, and a picture fetches none",
    hint: "Export it anew with its pictures, fonts and styles inside it.",
  },
};

/** A drawing of the site's own is shown as it lies there. The checks of files cover the rest. */
function checkDrawing(file: string, path: FieldPath, { media, tree }: ParsedPage): Diagnostic[] {
  const needs = media.pictures.get(file)?.needs;
  if (!needs) return [];
  const { where, name } = nameOf(path, tree.data);
  const { words, hint } = unshown[needs];
  const message = `${where}: ${named(name)} cannot be ${quote(file)}: ${words}.`;
  return [{ code: "live-icon", message, hint, range: tree.valueAt(path) }];
}
