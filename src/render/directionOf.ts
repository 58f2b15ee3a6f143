/** The scripts written from right to left that a language of today uses (ISO 15924). */
const rightToLeft = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
]);

/**
 * The `dir` of a page in this language; none where it is the browser's own. By the language's usual
 * script, since what Intl itself knows of directions differs between the Node releases in use.
 */
export function directionOf(lang: string): "rtl" | undefined {
  const { script } = new Intl.Locale(lang).maximize();
  return script && rightToLeft.has(script) ? "rtl" : undefined;
}
