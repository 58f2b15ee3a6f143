/** What is easily left out at the ends of a colour, a telephone number, an address, a path or a length. */
const ends = ["#…", "tel:…", "https://…", "/…", "…/", "/…/", "…px", "…ms"];

/** The value with what may be missing at its ends, in every way that the pattern has nothing against. */
export function completed(value: string, pattern: unknown): string[] {
  if (typeof pattern !== "string") return [];
  const whole = ends.map((end) => end.replace("…", value.trim()));
  return whole.filter((each) => new RegExp(pattern, "u").test(each));
}
