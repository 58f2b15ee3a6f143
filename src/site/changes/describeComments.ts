import { Lexer } from "yaml";
import type { Replay, SiteChange } from "./change.ts";
import type { PagePair } from "./matchPages.ts";

/**
 * The change of a page that its data does not show: of its comments, or of the layout of its lines alone. A comment that
 * is gone with a section or an item is no change of its own.
 */
export function describeComments({ before, after }: PagePair, replay: Replay): SiteChange[] {
  if (before.text === after.text) return [];
  const own = replay.filter(({ step }) => "step" in step && step.file === after.file);
  const hasData = own.length > 0;
  const old = listComments(before.text);
  const next = listComments(after.text);
  const isAdded = [...next].some((comment) => !old.has(comment));
  const isGone = [...old].some((comment) => !next.has(comment));
  const hasGone = own.some(({ step }) => "step" in step && step.step.do === "remove");
  const hasComments = isAdded || (isGone && !hasGone);
  if (!hasComments && hasData) return [];
  const isSameText = before.text.replaceAll("\r\n", "\n") === after.text.replaceAll("\r\n", "\n");
  if (!hasComments && isSameText) return [];
  const kind = { do: hasComments ? "comments" : "layout" } as const;
  return [{ file: after.file, page: after.path, kind, follows: [] }];
}

/** The comments of a text in YAML. */
export const listComments = (text: string): Set<string> =>
  new Set([...new Lexer().lex(text)].filter((token) => token.startsWith("#")));
