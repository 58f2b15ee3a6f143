import { decodeHTMLStrict } from "entities/decode";
import { type FindMarks, marksAt } from "./mark.ts";
import { findTags } from "./tags.ts";

const entity = /&(?:[a-z][a-z\d]*|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** `&amp;`, `&nbsp;`, `&#8217;` */
export const findEntities: FindMarks = (text) => {
  if (!text.includes("&")) return [];
  const makesTags = findTags(decodeHTMLStrict(text)).length > findTags(text).length;
  return marksAt(text, entity, ({ 0: shown }) => {
    const meant = decodeHTMLStrict(shown);
    if (meant === shown) return undefined;
    // The kind of blank is invisible in the file.
    if (/[\p{Z}\p{C}]/u.test(meant)) {
      const hint = /[\p{Zs}]/u.test(meant) ? "Write a space in its place." : "Take it out.";
      return { form: shown, shown, hint };
    }
    return makesTags
      ? {
          form: shown,
          shown,
          hint: "Write in words what it stands for, which would look like HTML.",
        }
      : { form: shown, shown, hint: `Write ${meant} in its place.`, meant };
  });
};
