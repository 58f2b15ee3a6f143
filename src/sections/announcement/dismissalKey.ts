/** A short name of a text by its letters: other words have another one. FNV-1a, of 32 bits. */
export function dismissalKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
