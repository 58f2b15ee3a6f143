import type { Root } from "mdast";
import type { Extension, Handle } from "mdast-util-from-markdown";
import { starsLikeShort } from "./stars.ts";

/** The place of the address inside a node. */
interface AddressData {
  address?: readonly [start: number, end: number];
}

declare module "mdast" {
  interface LinkData extends AddressData {}
  interface ImageData extends AddressData {}
  interface DefinitionData extends AddressData {}
}

/** The packages that the parser is made of. Node loads them with its first text, and the page with the first that is written. */
export type ParserPackages = Pick<typeof import("mdast-util-from-markdown"), "fromMarkdown"> &
  Pick<typeof import("micromark-extension-gfm-table"), "gfmTable"> &
  Pick<typeof import("micromark-extension-gfm-footnote"), "gfmFootnote"> &
  Pick<
    typeof import("micromark-extension-cjk-friendly-gfm-strikethrough"),
    "gfmStrikethroughCjkFriendly"
  > &
  Pick<typeof import("micromark-core-commonmark"), "attention"> &
  Pick<typeof import("mdast-util-gfm-table"), "gfmTableFromMarkdown"> &
  Pick<typeof import("mdast-util-gfm-footnote"), "gfmFootnoteFromMarkdown"> &
  Pick<typeof import("mdast-util-gfm-strikethrough"), "gfmStrikethroughFromMarkdown">;

/** Parses Markdown into the tree of mdast. */
export type Parse = (text: string) => Root;

/** The parser of long texts, made of its packages: the Markdown that a text may have is decided here alone. */
export function createParser(packages: ParserPackages): Parse {
  const extensions = [
    packages.gfmTable(),
    packages.gfmFootnote(),
    packages.gfmStrikethroughCjkFriendly({ singleTilde: false }),
    // An indented paragraph is no code: that is between ``` lines.
    { disable: { null: ["codeIndented"] } },
  ];
  const mdastExtensions = [
    packages.gfmTableFromMarkdown(),
    packages.gfmFootnoteFromMarkdown(),
    packages.gfmStrikethroughFromMarkdown(),
    keepAddresses,
  ];
  return (text) =>
    packages.fromMarkdown(text, {
      extensions: [...extensions, starsLikeShort(packages.attention, text)],
      mdastExtensions,
    });
}

/** Keeps the address of a link or picture, as the parser does, and also its place. */
const keepAddress: Handle = function (token) {
  const url = this.resume();
  const node = this.stack.at(-1);
  if (node?.type !== "link" && node?.type !== "image" && node?.type !== "definition") return;
  node.url = url;
  node.data = { ...node.data, address: [token.start.offset, token.end.offset] };
};

const keepAddresses: Extension = {
  exit: { resourceDestinationString: keepAddress, definitionDestinationString: keepAddress },
};
