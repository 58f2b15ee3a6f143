/** A value that a field may have, and its name in words: `de`, `German · Deutsch`. */
export interface Suggestion {
  value: string;
  name: string;
}

/** The value that a text names, as `de` for `German` or `Deutsch`. A text that names none is the value itself. */
export function findValue(text: string, suggestions: readonly Suggestion[]): string {
  const words = text.trim().toLowerCase();
  const named = suggestions.find(({ name }) => name.toLowerCase().split(" · ").includes(words));
  return suggestions.some(({ value }) => value === text) ? text : (named?.value ?? text);
}

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Languages that are written with a region or a script far more often than without. */
const widened = ["en-GB", "en-US", "es-MX", "fr-CA", "pt-BR", "zh-Hans", "zh-Hant"];

const namesIn = (language: string) =>
  new Intl.DisplayNames(language, { type: "language", fallback: "none" });

const englishNames = namesIn("en");

/** The name of a language in English and in itself, or undefined for what is none. */
export function describeLanguage(tag: string): string | undefined {
  try {
    const name = englishNames.of(tag);
    const own = name && namesIn(tag).of(tag);
    return own && own !== name ? `${name} · ${own}` : name;
  } catch {
    return undefined;
  }
}

/** Every language that has a code of two letters, by its English name. */
export const listLanguages = (): Suggestion[] =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => Intl.getCanonicalLocales(tag)[0] === tag)
    .concat(widened)
    .flatMap((value) => {
      const name = describeLanguage(value);
      return name ? { value, name } : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en"));

/** The time of day in a time zone now, such as `14:05`, or undefined for what is none. */
export function describeTimezone(zone: string, now = new Date()): string | undefined {
  try {
    const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: zone });
    return `now ${time.format(now)}`;
  } catch {
    return undefined;
  }
}

/** Every time zone that the browser knows. */
export const listTimezones = (): Suggestion[] =>
  ["UTC", ...Intl.supportedValuesOf("timeZone")].map((value) => ({
    value,
    name: describeTimezone(value) ?? value,
  }));
