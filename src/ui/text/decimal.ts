/** A number as the language of the page writes it: 2.5 in English, 2,5 in German. */
export const decimal = (lang: string, value: number): string =>
  new Intl.NumberFormat(lang, { numberingSystem: "latn" }).format(value);
