import { type DefaultTreeAdapterMap, parse } from "parse5";

/** An element of a document, without its content. */
export interface Tag {
  name: string;
  attributes: Partial<Record<string, string>>;
  /** The names of the elements around it, from the outermost. */
  around: string[];
}

/** The elements of a document in their order, as a browser with scripts reads it. */
export const listTags = (html: string): Tag[] => listInside(parse(html), []);

const listInside = (node: DefaultTreeAdapterMap["node"], around: string[]): Tag[] =>
  ("childNodes" in node ? node.childNodes : []).flatMap((child) => {
    if (!("tagName" in child)) return [];
    const { tagName: name, attrs } = child;
    const attributes = Object.fromEntries(attrs.map((each) => [each.name, each.value]));
    return [{ name, attributes, around }, ...listInside(child, [...around, name])];
  });
