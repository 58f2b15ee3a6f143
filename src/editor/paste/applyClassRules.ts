/** The properties of a style that say something about marks. */
const said = ["font-weight", "font-style", "text-decoration-line", "display"];

/** Writes what the style sheets of a document say about its marks into the elements: some programs have only classes. */
export function applyClassRules(page: Document): Document {
  for (const element of page.querySelectorAll("style")) {
    const sheet = new CSSStyleSheet();
    // Word's sheet is in a comment of HTML.
    sheet.replaceSync(element.textContent.replaceAll(/<!--|-->/g, ""));
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSStyleRule) applyRule(rule, page);
    }
  }
  return page;
}

function applyRule({ selectorText, style }: CSSStyleRule, page: Document): void {
  const given = said.filter((name) => style.getPropertyValue(name) !== "");
  if (given.length === 0 || !/^[\w\s.,>-]+$/.test(selectorText)) return;
  for (const element of page.body.querySelectorAll<HTMLElement>(selectorText)) {
    for (const name of given) {
      if (element.style.getPropertyValue(name) !== "") continue;
      element.style.setProperty(name, style.getPropertyValue(name));
    }
  }
}
