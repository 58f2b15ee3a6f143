/** The language of a page, and English where it has none or one that the runtime does not know. */
export const languages = (lang = "en") => [lang, "en"];

/** A time such as 17:30 as people write it in a language. */
export const formatTime = (time: string, lang: string | undefined): string =>
  new Intl.DateTimeFormat(languages(lang), { timeStyle: "short", timeZone: "UTC" }).format(
    new Date(`2024-01-01T${time}Z`),
  );

/** A day such as 2026-05-30 in the words of a language, with its weekday and without its year. */
export const formatDay = (day: string, lang: string | undefined): string =>
  new Intl.DateTimeFormat(languages(lang), {
    ...{ weekday: "long", day: "numeric", month: "long" },
    timeZone: "UTC",
  }).format(new Date(day));
