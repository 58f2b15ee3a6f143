/** The units of the time that is left, the largest first, as `Intl` names them. */
export const units = ["day", "hour", "minute", "second"] as const;

export type Unit = (typeof units)[number];

/** The time that is left in whole units: a second that has begun counts. */
export function split(milliseconds: number): Record<Unit, number> {
  const seconds = Math.ceil(milliseconds / 1000);
  return {
    day: Math.floor(seconds / 86_400),
    hour: Math.floor(seconds / 3600) % 24,
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
}

/** A number of units in a language, and the unit's own word, in the form that the number asks for. */
export function inWords(unit: Unit, count: number, lang: string) {
  const format = new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" });
  const parts = format.formatToParts(count);
  return {
    phrase: format.format(count),
    word: parts
      .filter(({ type }) => type === "unit")
      .map(({ value }) => value)
      .join(" "),
    figure: new Intl.NumberFormat(lang).format(count),
  };
}

/** The time that is left as a list in a language, without seconds as long as minutes are left. */
export function describeLeft(milliseconds: number, lang: string): string {
  const left = split(milliseconds);
  const whole = units.filter((unit) => unit !== "second" && left[unit] > 0);
  const named = whole.length > 0 ? whole : (["second"] as const);
  return new Intl.ListFormat(lang, { style: "long", type: "unit" }).format(
    named.map((unit) => inWords(unit, left[unit], lang).phrase),
  );
}
