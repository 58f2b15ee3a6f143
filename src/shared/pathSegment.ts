/**
 * True for a name that is allowed between the slashes of a page's address: small letters and digits of any script, - and
 * _, each letter in one character where there is one (NFC), and nothing that cannot be seen.
 */
export const isPathSegment = (name: string): boolean =>
  /^[\p{Ll}\p{Lo}\p{Nd}][\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}_-]*$/u.test(name) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(name) &&
  name === name.normalize("NFC");

/** The rule for such a name, in words. */
export const pathRule = "an address holds small letters, digits, - and _";

/** A name in a language as a step of an address; empty if none of its characters is allowed there. */
export const toPathSegment = (name: string, lang?: string): string =>
  toLower(name, lang)
    .normalize("NFC")
    // Between two parts of a word, as in Persian.
    .replaceAll("\u200c", "-")
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/[^\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}_-]+/gu, "-")
    .replaceAll(/^[-_\p{Lm}\p{M}]+|[-_]+$/gu, "");

const toLower = (name: string, lang: string | undefined) => {
  try {
    // Outside of Turkish, the small letter of İ would be followed by a mark.
    return name.toLocaleLowerCase(lang).replaceAll("i\u0307", "i");
  } catch {
    // What the site names is no language.
    return name.toLowerCase();
  }
};
