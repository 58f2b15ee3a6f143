import type { Edit } from "../../yaml/diagnostic.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { lineNumber } from "../../yaml/line.ts";
import { splice } from "../../yaml/splice.ts";
import { listAddresses } from "../markdown/addresses.ts";
import { listHeadingAnchors, listHeadings } from "../markdown/headings.ts";
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
  if (broken) throw new RefusedEdit("value", `The link "${broken.next}"`);
  return edits;
}

/** The Markdown with other names in the anchors of its headings. */
export const renameAnchors = (text: string, names: ReadonlyMap<string, string>): string =>
  splice(text, listAnchorEdits(text, names));

/** The edits that give the anchors of headings other names. Refused where a name would not be read as one. */
export function listAnchorEdits(text: string, names: ReadonlyMap<string, string>): Edit[] {
  const anchors = listHeadings(parseMarkdown(text), text).flatMap(({ anchor }) => anchor ?? []);
  const edits = anchors.flatMap(({ id, range: [start, end] }) => {
    const name = names.get(id);
    return name === undefined ? [] : [{ start, end, text: name }];
  });
  const made = listHeadingAnchors(splice(text, edits));
  const broken = anchors.find(
    ({ id }, index) => made[index] !== (names.get(id) ?? id).normalize("NFC"),
  );
  if (broken) throw new RefusedEdit("value", `The id "${names.get(broken.id) ?? broken.id}"`);
  return edits;
}

/**
 * The edits of a Markdown file whose text is shown on the pages at `from`. Refused if a link in it would need different
 * destinations.
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
    throw new RefusedEdit("shared-text", `The link in line ${line} of ${file}`);
  }
  return first;
}
