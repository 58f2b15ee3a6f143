import type { ListItem, RootContent } from "mdast";
import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { defaultHandlers, type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";

declare module "mdast" {
  interface ListItemData {
    /** The number of the entry, where its list does not count up from the first. */
    number?: number;
  }
}

const printItem: Handle = (item: ListItem, parent, state, info) => {
  const { number } = item.data ?? {};
  const list =
    number === undefined || parent?.type !== "list"
      ? parent
      : { ...parent, start: number, children: [item] };
  return defaultHandlers.listItem(item, list, state, info);
};

const options: Options = {
  bullet: "-",
  rule: "-",
  listItemIndent: "one",
  resourceLink: true,
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    // With each cell as wide as `---`, columns are not padded. Some readers need three dashes.
    gfmTableToMarkdown({ stringLength: () => 3 }),
  ],
  handlers: { listItem: printItem },
};

/** The blocks as Markdown with footnotes, tables and words struck through, so that it reads as they do. */
export const printMarkdown = (children: RootContent[]): string =>
  toMarkdown({ type: "root", children }, options);
