/** The id that the end of an address names; browsers write letters outside of English as codes there. */
export function readAnchor(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id).normalize();
  } catch {
    // A % that starts no code is a letter like any other.
    return id;
  }
}
