import { createRequire } from "node:module";
import type { Root } from "mdast";
import type { Extension, Handle } from "mdast-util-from-markdown";
import type { Range } from "../../yaml/diagnostic.ts";
import { linkBareAddresses } from "./bareAddresses.ts";
import { starsLikeShort } from "./stars.ts";

/** The place of the address inside a node. */
interface AddressData {
  address?: Range;
}

declare module "mdast" {
  interface LinkData extends AddressData {}
  interface ImageData extends AddressData {}
  interface DefinitionData extends AddressData {}
}

type Parse = (text: string) => Root;

const require = createRequire(import.meta.url);
let loaded: Parse | undefined;

/** Parses Markdown. The parser is loaded by the first text: most pages have none, and it is as large as YAML's. */
export function parseMarkdown(text: string): Root {
  loaded ??= loadParser();
  return loaded(text);
}

function loadParser(): Parse {
  const {
    fromMarkdown,
  }: typeof import("mdast-util-from-markdown") = require("mdast-util-from-markdown");
  const {
    gfmTable,
  }: typeof import("micromark-extension-gfm-table") = require("micromark-extension-gfm-table");
  const {
    gfmFootnote,
  }: typeof import("micromark-extension-gfm-footnote") = require("micromark-extension-gfm-footnote");
  const {
    gfmStrikethroughCjkFriendly,
  }: typeof import("micromark-extension-cjk-friendly-gfm-strikethrough") = require("micromark-extension-cjk-friendly-gfm-strikethrough");
  const {
    attention,
  }: typeof import("micromark-core-commonmark") = require("micromark-core-commonmark");
  const {
    gfmTableFromMarkdown,
  }: typeof import("mdast-util-gfm-table") = require("mdast-util-gfm-table");
  const {
    gfmFootnoteFromMarkdown,
  }: typeof import("mdast-util-gfm-footnote") = require("mdast-util-gfm-footnote");
  const {
    gfmStrikethroughFromMarkdown,
  }: typeof import("mdast-util-gfm-strikethrough") = require("mdast-util-gfm-strikethrough");
  const extensions = [
    gfmTable(),
    gfmFootnote(),
    gfmStrikethroughCjkFriendly({ singleTilde: false }),
    // An indented paragraph is no code: that is between ``` lines.
    { disable: { null: ["codeIndented"] } },
  ];
  const mdastExtensions = [
    gfmTableFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    keepAddresses,
  ];
  return (text) => {
    const own = [...extensions, starsLikeShort(attention, text)];
    return linkBareAddresses(fromMarkdown(text, { extensions: own, mdastExtensions }), text);
  };
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
