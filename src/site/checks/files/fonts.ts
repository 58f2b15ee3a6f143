import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { kindInWords } from "../../media/content.ts";
import type { FontFacts } from "../../media/fonts.ts";
import { listFonts } from "../../page/referencedFiles.ts";
import type { Check } from "../index.ts";

/**
 * Every font file must be one that browsers can use, and none may take the place of another. Files of one weight may
 * share its letters out, as those of font services do: latin, latin-ext.
 */
export const checkFonts: Check = (page) => {
  const known = new Map<string, { file: string; characters: ReadonlySet<string> }[]>();
  return listFonts(page).flatMap(({ path, file }): Diagnostic[] => {
    const facts = page.media.fonts.get(file);
    if (facts === undefined) return [];
    const { where, name } = nameOf(path, page.tree.data);
    const range = page.tree.valueAt(path);
    if (typeof facts === "string") {
      const message = `${where}: ${named(name)} cannot be ${quote(file)}: the file cannot be opened as a font.`;
      const isOther = facts !== "unknown" && facts !== "empty";
      const reason = isOther
        ? `It is ${kindInWords[facts]}.`
        : facts === "empty"
          ? "It is empty."
          : "It is damaged, or of another kind than its name says.";
      const hint = `${reason} Put the font into public/ as WOFF2, TTF or OTF.`;
      return [{ code: "spoiled-font", message, hint, range }];
    }
    const face = `${path.slice(0, -1).join(".")} ${describeFace(facts)}`;
    const { characters } = facts;
    const others = known.get(face) ?? [];
    known.set(face, [...others, { file, characters }]);
    const other = others.find(
      (each) => isWithin(characters, each.characters) || isWithin(each.characters, characters),
    );
    if (!other) return [];
    const message = `${where}: ${quote(other.file)} and ${quote(file)} are both ${describeFace(facts)}, and one has all letters of the other.`;
    const hint = "Leave one of them out, or name a file of another weight in its place.";
    return [{ code: "same-font", message, hint, range }];
  });
};

const isWithin = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
  [...few].every((letter) => many.has(letter));

/** The weight and slope of a font in words. */
export function describeFace({ weight, isItalic }: FontFacts): string {
  const { min, max } = weight;
  return `${min < max ? `weights ${min} to ${max}` : `weight ${min}`}, ${isItalic ? "italic" : "upright"}`;
}
