import {
  type CssNode,
  clone,
  generate,
  type List,
  type ListItem,
  parse,
  type Selector,
  walk,
} from "css-tree";

/** The elements of a document whose styles the element around a fragment takes. */
const documentElements = new Set(["html", "body", "main"]);

/**
 * Keeps styles of a page to the elements with this class: what they say of the document holds for that element, and every
 * other rule only inside it. Every rule gets the weight of one class more, so that among themselves nothing changes, and a
 * rule of the other site for all paragraphs does not come before them.
 */
export function scopeStyles(css: string, scope: string): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false });
  walk(sheet, {
    visit: "Atrule",
    enter(node, item, list) {
      // The margins of the paper are those of the other document.
      if (node.name === "page") list?.remove(item);
    },
  });
  walk(sheet, {
    visit: "Rule",
    enter({ prelude }) {
      if (this.atrule?.name.endsWith("keyframes") || prelude.type !== "SelectorList") return;
      for (const selector of prelude.children) {
        if (selector.type === "Selector") scopeSelector(selector, scope);
      }
    },
  });
  // A page is as high as the window.
  return `${generate(sheet)}div.${scope}{min-height:auto}`;
}

function scopeSelector(selector: Selector, scope: string): void {
  let isOfDocument = false;
  walk(selector, {
    enter(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const replacement = replace(node, scope);
      if (!replacement) return;
      isOfDocument = true;
      list.insertList(replacement, item);
      list.remove(item);
    },
  });
  if (!isOfDocument) selector.children.prependList(childrenOf(`.${scope} *`, 2));
}

/** The replacement for a part of a selector that is of the document: it has its weight and that of one class. */
function replace(node: CssNode, scope: string) {
  if (node.type === "TypeSelector" && documentElements.has(node.name)) {
    return childrenOf(`div.${scope}`);
  }
  if (node.type === "PseudoClassSelector" && node.name === "root") {
    return childrenOf(`.${scope}.${scope}`);
  }
  return undefined;
}

/** The first parts of a selector, or all of them. */
function childrenOf(text: string, count?: number) {
  const node = clone(parse(text, { context: "selector" }));
  if (node.type !== "Selector") throw new Error(`${text} is no selector.`);
  if (count !== undefined) while (node.children.size > count) node.children.pop();
  return node.children;
}
