import { createRequire } from "node:module";
import type { Root } from "mdast";
import {
  createParser,
  type Parse,
  type ParserPackages,
} from "../../shared/markdown/createParser.ts";
import { linkBareAddresses } from "./bareAddresses.ts";

const require = createRequire(import.meta.url);
let loaded: Parse | undefined;

/** Parses Markdown. The parser is loaded by the first text: most pages have none, and it is as large as YAML's. */
export function parseMarkdown(text: string): Root {
  loaded ??= createParser(loadPackages());
  return linkBareAddresses(loaded(text), text);
}

const loadPackages = (): ParserPackages => ({
  ...require("mdast-util-from-markdown"),
  ...require("micromark-extension-gfm-table"),
  ...require("micromark-extension-gfm-footnote"),
  ...require("micromark-extension-cjk-friendly-gfm-strikethrough"),
  ...require("micromark-core-commonmark"),
  ...require("mdast-util-gfm-table"),
  ...require("mdast-util-gfm-footnote"),
  ...require("mdast-util-gfm-strikethrough"),
});
