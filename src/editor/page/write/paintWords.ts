const name = "broadside-words";

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  `::highlight(${name}) { background-color: Highlight; color: HighlightText; text-decoration: inherit; }`,
);

/** Paints words as selected while the focus is elsewhere. Returns a function that ends it. */
export function paintWords(words: Range): () => void {
  // Not every browser can paint a range.
  if (!("highlights" in CSS)) return () => {};
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  CSS.highlights.set(name, new Highlight(words));
  return () => {
    CSS.highlights.delete(name);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
