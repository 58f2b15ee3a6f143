/** The names of all properties inside a value. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

/**
 * Turns off in a component's code what it shows for properties that no section has: those outside `names`. Every section
 * has the properties in `always`.
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
