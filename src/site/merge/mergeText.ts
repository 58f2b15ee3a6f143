import type { Operation } from "../../shared/operation.ts";
import { isError } from "../../yaml/codes.ts";
import { isSameValue } from "../../yaml/edit/step.ts";
import { isGroup } from "../../yaml/edit/stringify.ts";
import { parse } from "../../yaml/parse.ts";
import { listComments } from "../changes/describeComments.ts";
import { applyEdit } from "../edit/apply.ts";
import { listFaults, readEditablePage } from "../edit/read.ts";
import type { Rules } from "../edit/rules.ts";
import { mergeLines } from "./mergeLines.ts";

/** The text of a page in each version; undefined where there is none. */
interface Texts {
  base: string | undefined;
  ours: string | undefined;
  theirs: string | undefined;
}

/** Two hands changed a page in ways of which no text can be made. */
export class UnmergeableText extends Error {}

/**
 * Writes merged data as a text that keeps the comments of both hands. Lines are merged first, then the values are
 * corrected by edits: merged lines alone may bring back what one hand deleted.
 */
export async function mergeText(
  texts: Texts,
  data: unknown,
  rules: Rules,
  file: string,
): Promise<string> {
  const { base = "", ours, theirs } = texts;
  const own = [ours, theirs].filter((text) => text !== undefined);
  const lines =
    ours === undefined || theirs === undefined ? [] : await mergeLines(base, ours, theirs);
  const wanted = listWanted(base, own);
  const candidates = [...new Set([...lines, ...own])].flatMap((text) => {
    const correct = correctValues(text, data, rules);
    if (correct === undefined) return [];
    const comments = listComments(correct);
    return [{ text: correct, kept: wanted.filter((comment) => comments.has(comment)).length }];
  });
  const best = candidates.reduce<(typeof candidates)[number] | undefined>(
    (found, next) => (found && found.kept >= next.kept ? found : next),
    undefined,
  );
  if (!best) throw new UnmergeableText(`${file} was changed by both, and no text has all of it.`);
  return best.text;
}

/** The comments of both hands, without those of the first version that one of them took out. */
function listWanted(base: string, own: readonly string[]): string[] {
  const before = listComments(base);
  const all = own.map(listComments);
  const given = new Set(all.flatMap((comments) => [...comments]));
  return [...given].filter(
    (comment) => !before.has(comment) || all.every((comments) => comments.has(comment)),
  );
}

/** The text with edits that give it the data; undefined if it cannot be read or edited so. */
function correctValues(text: string, data: unknown, rules: Rules): string | undefined {
  const reading = readEditablePage(text, rules, parse);
  if (listFaults(reading).some(isError)) return undefined;
  const before = reading.data();
  if (isSameValue(before, data)) return text;
  if (!isGroup(before) || !isGroup(data)) return undefined;
  const operations: Operation[] = [
    ...Object.keys(data)
      .filter((name) => !isSameValue(before[name], data[name]))
      .map((name) => ({ do: "set", path: [name], value: data[name] }) as const),
    ...Object.keys(before)
      .filter((name) => !Object.hasOwn(data, name))
      .map((name) => ({ do: "remove", path: [name] }) as const),
  ];
  const edited = applyEdit(text, { do: "all", operations }, rules);
  return "refusal" in edited ? undefined : edited.text;
}
