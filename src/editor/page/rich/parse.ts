import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { attention } from "micromark-core-commonmark";
import { gfmStrikethroughCjkFriendly } from "micromark-extension-cjk-friendly-gfm-strikethrough";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import { createParser } from "../../../shared/markdown/createParser.ts";

/** The parser of the site, without the links that addresses among the words become: they are written as words. */
export const parse = createParser({
  ...{ attention, fromMarkdown, gfmFootnote, gfmStrikethroughCjkFriendly, gfmTable },
  ...{ gfmFootnoteFromMarkdown, gfmStrikethroughFromMarkdown, gfmTableFromMarkdown },
});
