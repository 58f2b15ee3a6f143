import { isCollection, isScalar, type Scalar } from "yaml";
import type { Edit, Range } from "../diagnostic.ts";
import { lineEnd, lineStart } from "../line.ts";
import type { NodeInfo } from "../nodes.ts";
import { apostrophe, opensInside } from "../rules/quotes.ts";

/** A text as it is read after a repair. */
interface Repaired {
  nodes: readonly NodeInfo[];
  toSourceRange: (range: Range) => Range;
  parseError: { at: number } | undefined;
}

/** Another meaning of what a repair puts in quotes. */
export interface Doubt {
  /** The remedy for that meaning. */
  advice?: string;
}

/**
 * Finds out whether quotes that a repair writes or removes may be wrong: around more than one setting, around half of a
 * pair of quotes or brackets, or in a line that cannot be read even then.
 */
export function findDoubt(
  text: string,
  repair: readonly Edit[],
  { nodes, toSourceRange, parseError }: Repaired,
  names: ReadonlySet<string>,
): Doubt | undefined {
  const quoting = repair.filter(({ start, end, text: put }) =>
    /["']/.test(put + text.slice(start, end)),
  );
  for (const edit of quoting) {
    const scalar = findQuoted(nodes, toSourceRange, edit);
    const advice = scalar && doubt(scalar, nodes, names);
    if (advice) return { advice };
    const [from, to] = [lineStart(text, edit.start), lineEnd(text, edit.end)];
    if (parseError && parseError.at >= from && parseError.at < to) return {};
  }
  return undefined;
}

/** The text in quotes that an edit touches. */
function findQuoted(
  nodes: readonly NodeInfo[],
  toSourceRange: Repaired["toSourceRange"],
  edit: Edit,
): Scalar | undefined {
  for (const { node } of nodes) {
    if (!isScalar(node) || !node.range || !node.type?.startsWith("QUOTE")) continue;
    const [start, end] = toSourceRange([node.range[0], node.range[1]]);
    if (start <= edit.end && end >= edit.start) return node;
  }
  return undefined;
}

function doubt(
  scalar: Scalar,
  nodes: readonly NodeInfo[],
  settings: ReadonlySet<string>,
): string | undefined {
  const value = String(scalar.value);
  const at = scalar.range?.[0] ?? 0;
  const isFlow = nodes.some(
    ({ node: { range }, node }) =>
      isCollection(node) && node.flow && range && range[0] < at && at < range[1],
  );
  const names = new Set(
    nodes.flatMap(({ node, pair }) =>
      pair?.key === node && isScalar(node) && node !== scalar ? [node.value] : [],
    ),
  );
  const isName = (name: string) => settings.has(name) || names.has(name);
  const name = findName(withoutGroups(value), isName);
  const opened = isFlow ? undefined : opener.exec(value)?.[0];
  if (opened || name) {
    const remedy = isFlow ? "put a comma before it" : "begin a new line before it";
    return `If ${opened ?? `${name}:`} starts a setting of its own, ${remedy}.`;
  }
  if (findName(value, isName)) {
    return "If it is a group of settings, put quotes around the texts in it instead.";
  }
  const lone = findLone(value);
  return lone && `If its ${lone} is one of a pair, write the other one, too.`;
}

/** A text with blanks in place of the content of brackets. */
function withoutGroups(words: string): string {
  let depth = 0;
  const outer = [...words].map((sign) => {
    if ("{[".includes(sign)) depth += 1;
    const isInside = depth > 0;
    if ("}]".includes(sign)) depth = Math.max(0, depth - 1);
    return isInside ? " " : sign;
  });
  return outer.join("");
}

/** A lowercase word at the start, which may name a setting of a group. Addresses and icons start otherwise. */
const opener = /^(?!(?:https?|mailto|tel|brand):)[a-z]\w*:(?=\s|$)/;

/** A word that may name a setting: `text:`, `"text" :`. */
const named =
  /(?<![\p{L}\p{N}_./-])([a-z]\w*)["']?[ \t]*:(?!\/\/)(\s+(?:["'{[]|(?:true|false)\b))?/gu;

/** The first name in a text. A word that is no known name is one if its value cannot go on with a sentence. */
function findName(words: string, isName: (name: string) => boolean): string | undefined {
  const found = [...words.matchAll(named)].find(
    ([, name = "", value]) => isName(name) || value !== undefined,
  );
  return found?.[1];
}

/** A quote or bracket without its pair. */
function findLone(value: string): string | undefined {
  const count = (sign: string) => value.split(sign).length - 1;
  if (count('"') % 2 === 1 || opensInside(value, '"')) return '"';
  for (const [open, close] of ["{}", "[]"].map((pair) => [...pair])) {
    const more = count(open ?? "") - count(close ?? "");
    if (more !== 0) return more > 0 ? open : close;
  }
  const isClosed = /\S'(?=$|[\s.,;:!?)])/.test(value);
  const isOpen = /(?:^|[\s(])'\S/.test(value);
  const isLone =
    (value.startsWith("'") && !isClosed && !apostrophe.test(value)) ||
    (value.endsWith("'") && !isOpen);
  return isLone ? "'" : undefined;
}
