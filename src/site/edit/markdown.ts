import type { Edit } from "../../yaml/diagnostic.ts";
import { Refused } from "../../yaml/edit/refusal.ts";
import { lineNumber } from "../../yaml/line.ts";
import { splice } from "../../yaml/splice.ts";
import { listAddresses } from "../markdown/addresses.ts";
import { listHeadings } from "../markdown/headings.ts";
import { parseMarkdown } from "../markdown/parse.ts";

/** The edits that give links in Markdown the addresses that `move` returns. Refused where such a link would be none. */
export function moveMarkdownLinks(
  text: string,
  move: (href: string) => string | undefined,
): Edit[] {
  const linksIn = (markdown: string) =>
    listAddresses(parseMarkdown(markdown)).filter(({ kind }) => kind === "href");
  const links = linksIn(text).map((link) => ({ ...link, next: move(link.url) ?? link.url }));
  const edits = links.flatMap(({ url, next, range: [start, end] }) =>
    next === url ? [] : [{ start, end, text: next }],
  );
  if (edits.length === 0) return [];
  const made = linksIn(splice(text, edits));
  const broken = links.find(({ next }, index) => made[index]?.url !== next);
  if (broken) throw new Refused("value", `The link "${broken.next}"`);
  return edits;
}

/** The Markdown with other names in the anchors of its headings. */
export function renameAnchors(text: string, names: ReadonlyMap<string, string>): string {
  const edits = listHeadings(parseMarkdown(text), text).flatMap(({ anchor }) => {
    const name = anchor && names.get(anchor.id);
    if (!anchor || name === undefined) return [];
    const [start, end] = anchor.range;
    return [{ start, end, text: name }];
  });
  return splice(text, edits);
}

/**
 * The edits of a Markdown file whose text stands in the pages at `from`. Refused where a link in it would have to lead
 * to different places.
 */
export function moveFileLinks(
  { file, text }: { file: string; text: string },
  from: readonly string[],
  linkOf: (href: string, from: string) => string | undefined,
): Edit[] {
  const [first = [], ...others] = (from.length === 0 ? [""] : from).map((path) =>
    moveMarkdownLinks(text, (href) => linkOf(href, path)),
  );
  for (const other of others) {
    const index = Math.max(first.length, other.length);
    const at = Array.from({ length: index }, (_, place) => place).find(
      (place) =>
        first[place]?.start !== other[place]?.start || first[place]?.text !== other[place]?.text,
    );
    if (at === undefined) continue;
    const starts = [first[at], other[at]].flatMap((edit) => edit?.start ?? []);
    const line = lineNumber(text, Math.min(...starts));
    throw new Refused("shared-text", `The link in line ${line} of ${file}`);
  }
  return first;
}
