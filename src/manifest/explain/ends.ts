/** What is easily left out at the ends of a colour, a telephone number, an address, a path or a length. */
const ends = ["#…", "tel:…", "https://…", "/…", "…/", "/…/", "…px", "…ms"];

/** The value with what is missing at its ends, if the pattern then has nothing against it. */
export function completed(value: string, pattern: unknown): string | undefined {
  if (typeof pattern !== "string") return undefined;
  const whole = ends.map((end) => end.replace("…", value.trim()));
  return whole.find((each) => new RegExp(pattern).test(each));
}
