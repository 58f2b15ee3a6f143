/** The names of all properties inside a value. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

/** The code of a component for sections that have these properties: it goes without what all others would show. */
export const withoutUngiven = (code: string, names: ReadonlySet<string>): string =>
  code.replaceAll(/\bgiven\((?:\w+\.)?(\w+)\)/g, (call, name) =>
    names.has(name) ? call : "false",
  );
