import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** An element of a document: its name, its attributes as browsers read them, and the text right inside it. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

/** The elements of a document in their order, as browsers read them, with or without scripts. */
export function listElements(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const collect = (node: Tree.Node) => {
    if ("tagName" in node) elements.push(toElement(node));
    if ("content" in node) collect(node.content);
    if ("childNodes" in node) for (const inner of node.childNodes) collect(inner);
  };
  // With scripting, what is in <noscript> would be one text.
  collect(parse(html, { scriptingEnabled: false }));
  return elements;
}

const toElement = ({ tagName, attrs, childNodes }: Tree.Element): HtmlElement => ({
  name: tagName,
  attributes: new Map(attrs.map(({ name, value }) => [name, value])),
  text: childNodes.map((inner) => ("value" in inner ? inner.value : "")).join(""),
});
