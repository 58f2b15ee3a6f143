import { home } from "../page/pageAddress.ts";
import type { SiteChange } from "./change.ts";
import type { SiteChanges } from "./compareSites.ts";
import { describeChange } from "./describeChange.ts";

/** The sentence of a version without changes. */
const noChanges = "Nothing has changed.";

/** A group of sentences below one heading. */
interface SentenceGroup {
  heading: string;
  sentences: string[];
}

/**
 * Groups changes by their headings, in this order: settings of the site and of its theme, each page, files, and each other
 * language.
 */
export function groupChanges(
  changes: readonly SiteChange[],
): { heading: string; changes: SiteChange[] }[] {
  const groups = new Map<string, SiteChange[]>();
  for (const change of [...changes].sort((a, b) => rankOf(a) - rankOf(b))) {
    const heading = headingOf(change);
    groups.set(heading, [...(groups.get(heading) ?? []), change]);
  }
  return [...groups].map(([heading, changes]) => ({ heading, changes }));
}

/** Groups the sentences of changes by the same headings. */
export const groupSentences = (changes: readonly SiteChange[]): SentenceGroup[] =>
  groupChanges(changes).map(({ heading, changes }) => ({
    heading,
    sentences: changes.map(describeChange),
  }));

/** The headings that come first, in their order. */
const firstHeadings: readonly string[] = ["Site", "Theme", "First page"];

/** The headings of changes that need no name of their page. */
const plainHeadings: readonly string[] = ["First page", "Files"];

/** A sentence with its heading, where that is the name of a page. */
export const placeSentence = (heading: string, sentence: string): string =>
  plainHeadings.includes(heading) ? sentence : `${heading}: ${sentence}`;

/** The sentence of one change, with its heading. */
export const describePlaced = (change: SiteChange): string =>
  placeSentence(headingOf(change), describeChange(change));

/** The sentences of changes, each with its page. */
export const listSentences = (changes: readonly SiteChange[]): string[] =>
  groupSentences(changes).flatMap(({ heading, sentences }) =>
    sentences.map((sentence) => placeSentence(heading, sentence)),
  );

/** The place of a change's heading among all headings. */
function rankOf(change: SiteChange): number {
  if (change.language) return firstHeadings.length + 2;
  const heading = headingOf(change);
  if (heading === "Files") return firstHeadings.length + 1;
  return firstHeadings.includes(heading) ? firstHeadings.indexOf(heading) : firstHeadings.length;
}

function headingOf({ page, path = [], language }: SiteChange): string {
  if (language) return language.name;
  if (page === undefined) return "Files";
  if (page !== home.path) return page;
  if (path[0] === "theme") return "Theme";
  return path[0] === "site" || path[0] === "version" ? "Site" : "First page";
}

/** The changes as text for a terminal. */
export function formatChanges({ changes }: Pick<SiteChanges, "changes">): string {
  if (changes.length === 0) return noChanges;
  return groupSentences(changes)
    .map(({ heading, sentences }) => [heading, ...sentences.map((each) => `  ${each}.`)].join("\n"))
    .join("\n\n");
}

/** The changes as Markdown. Words of authors mention nobody, link to nothing and format nothing. */
export function formatMarkdown({ changes }: SiteChanges): string {
  if (changes.length === 0) return noChanges;
  return groupSentences(changes)
    .map(({ heading, sentences }) =>
      [
        `### ${escapeMarkdown(heading)}`,
        "",
        ...sentences.map((each) => `- ${escapeMarkdown(each)}.`),
      ].join("\n"),
    )
    .join("\n\n");
}

/** Signs of Markdown and HTML as entities, and a zero-width joiner behind signs that mention people or issues. */
export const escapeMarkdown = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/[\\`*_[\]{}()~|!]/g, "\\$&")
    .replaceAll(/[@#](?=\w)/g, "$&\u2060")
    .replaceAll(/\b(https?:|www\.)/gi, (start) => `${start.slice(0, -1)}\u2060${start.slice(-1)}`);

/** The changes as JSON: each with its sentence and its steps, numbered in the order of their application. */
export function formatJson({ changes, replay }: SiteChanges): string {
  const stepsOf = (change: SiteChange) =>
    replay.flatMap(({ step, change: owner }, order) =>
      owner === change ? [{ order, ...step }] : [],
    );
  const describe = (change: SiteChange): object => {
    const { file, page, section, path, kind, follows } = change;
    const sentence = `${describeChange(change)}.`;
    return {
      sentence,
      file,
      page,
      section,
      path,
      kind,
      steps: stepsOf(change),
      follows: follows.map(describe),
    };
  };
  return JSON.stringify(changes.map(describe), undefined, 2);
}
