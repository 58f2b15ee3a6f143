/** The value that a table holds under a name from outside. Words of JavaScript's objects, such as `constructor`, are in none. */
export const lookUp = <Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** Any value of a page as text. `String` fails on a group with a setting called `toString`. */
export const asText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
