/** Names with a number behind each that is there several times: no two are the same. */
export function numberNamesakes(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of names) (seen.has(name) ? shared : seen).add(name);
  const count = new Map<string, number>();
  return names.map((name) => {
    if (!shared.has(name)) return name;
    let number = count.get(name) ?? 0;
    do number += 1;
    while (seen.has(`${name}, ${number}`));
    count.set(name, number);
    return `${name}, ${number}`;
  });
}
