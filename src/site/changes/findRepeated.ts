/** The texts that a version of a section has more than once: as the name of an item, such a text says too little. */
export function findRepeated(...versions: readonly unknown[]): ReadonlySet<string> {
  const repeated = new Set<string>();
  for (const version of versions) {
    const seen = new Set<string>();
    for (const text of listTexts(version)) (seen.has(text) ? repeated : seen).add(text);
  }
  return repeated;
}

function listTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}
