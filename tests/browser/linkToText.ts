/** A link to a text of the page, which the browser looks for as find-in-page does: to its first six words. */
export function linkToText(address: string, text: string): string {
  const words = text.split(" ").slice(0, 6).join(" ");
  // A dash means something in the address of a text.
  return `${address}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;
}
