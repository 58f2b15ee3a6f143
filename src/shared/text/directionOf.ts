/** The scripts written from right to left that living languages use (ISO 15924). */
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
 * The `dir` of a page in this language; undefined for left to right, which is the default. It depends on the
 * language's usual script, because `Intl` gives different directions in different Node releases.
 */
export function directionOf(lang: string): "rtl" | undefined {
  const { script } = new Intl.Locale(lang).maximize();
  return script && rightToLeft.has(script) ? "rtl" : undefined;
}
