import type { Definition, Image, Link, Root } from "mdast";
import type { Range } from "../../yaml/diagnostic.ts";
import { splice } from "../../yaml/splice.ts";
import { listMarkdownNodes, rangeOfNode } from "./nodes.ts";
import { parseMarkdown } from "./parse.ts";

/** An address in a text: that of a link, or the path of a picture. */
export interface MarkdownAddress {
  node: Link | Image | Definition;
  kind: "href" | "asset";
  url: string;
  /** Its place in the text. */
  range: Range;
}

/** Every address in a text. A definition that pictures name is the path of a picture. */
export function listAddresses(root: Root): MarkdownAddress[] {
  const nodes = listMarkdownNodes(root);
  const drawn = new Set(
    nodes.flatMap((node) => (node.type === "imageReference" ? node.identifier : [])),
  );
  return nodes.flatMap((node): MarkdownAddress[] => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return [];
    const isPicture =
      node.type === "image" || (node.type === "definition" && drawn.has(node.identifier));
    const [start, end] = rangeOfNode(node);
    // <https://example.com> keeps no place of its own.
    const range: Range = node.data?.address ?? [start + 1, end - 1];
    return [{ node, kind: isPicture ? "asset" : "href", url: node.url, range }];
  });
}

/** The text with other addresses in its links, and other paths of pictures. */
export function mapMarkdownLinks(
  text: string,
  map: (href: string) => string,
  mapPicture = (file: string) => file,
): string {
  const edits = listAddresses(parseMarkdown(text)).flatMap(({ kind, url, range: [start, end] }) => {
    const next = kind === "href" ? map(url) : mapPicture(url);
    return next === url ? [] : [{ start, end, text: next }];
  });
  return splice(text, edits);
}
