/** The names of all properties inside a value. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

/**
 * The code of a component for sections that have these properties, and of which all have those of `always`: it goes
 * without what all others would show.
 */
export const withoutUngiven = (
  code: string,
  names: ReadonlySet<string>,
  always: ReadonlySet<string> = new Set(),
): string =>
  code.replaceAll(/\bgiven\((?:\w+\.)*(\w+)\)/g, (call, name) => {
    if (always.has(name)) return "true";
    return names.has(name) ? call : "false";
  });
