/** A text fragment link to the first six words of a text. The browser looks for it like find-in-page does. */
export function linkToText(address: string, text: string): string {
  const words = text.split(" ").slice(0, 6).join(" ");
  // A dash has a meaning in a text fragment.
  return `${address}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
}
