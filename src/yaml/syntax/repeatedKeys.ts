import { isCollection, isScalar, type Pair, type YAMLMap } from "yaml";
import { quote } from "../../shared/text/wording.ts";
import type { Diagnostic } from "../diagnostic.ts";
import { lineNumber } from "../line.ts";
import { textOf } from "../tree.ts";
import { rangeOf, type Syntax } from "./read.ts";

/**
 * Finds repeated settings. In an entry of a list, a repeated setting may belong to another entry whose first line is
 * missing.
 */
export function findRepeated(
  { items }: YAMLMap,
  isEntry: boolean,
  syntax: Syntax,
  text: string,
): Diagnostic[] {
  const repeated = listRepeated(items);
  const [start] = repeated;
  if (!start) return [];
  const locate = ({ key }: Pair, last: Pair): Place => {
    const range = rangeOf(syntax, key);
    return { range, suppresses: [range[0], Math.max(range[1], rangeOf(syntax, last.value)[1])] };
  };
  const lineOf = ({ key }: Pair) => lineNumber(text, rangeOf(syntax, key)[0]);
  const last = items.at(-1) ?? start.item;
  const opener = textOf(items[0]?.key);
  if (isEntry && start.name === opener) return [dashMissing(opener, locate(start.item, last))];
  if (isEntry && isHeadless(start, repeated, items)) {
    const [before, from] = findSeam(start, repeated, items);
    const [above, below] = [quote(textOf(before.key)), quote(textOf(from.key))];
    return [
      {
        code: "headless",
        message: `${below} belongs to another entry of the list than ${above} in line ${lineOf(before)}, but no line starts that entry.`,
        hint: `The line that starts it, such as - ${opener}: …, is missing above ${below}.`,
        ...locate(from, last),
      },
    ];
  }
  return repeated.map(({ name, item, earlier }) => {
    const isSecond = isEntry && items[1] === earlier && !isEmpty(earlier);
    return givenTwice(name, locate(item, item), lineOf(earlier), isSecond ? opener : undefined);
  });
}

/** A setting with the name of an earlier one in its group. */
interface Repeated {
  name: string;
  item: Pair;
  earlier: Pair;
}

type Place = Required<Pick<Diagnostic, "range" | "suppresses">>;

function listRepeated(items: readonly Pair[]): Repeated[] {
  const first = new Map<string, Pair>();
  return items.flatMap((item) => {
    const name = textOf(item.key);
    const earlier = first.get(name);
    // Behind a syntax error, the parser may take a whole group for a name.
    if (name === "") return [];
    if (!earlier) first.set(name, item);
    return earlier ? [{ name, item, earlier }] : [];
  });
}

/**
 * True if the entry runs into another that lacks its first line: hardly anyone repeats several settings, or a group.
 */
function isHeadless(
  { item, earlier }: Repeated,
  repeated: readonly Repeated[],
  items: readonly Pair[],
): boolean {
  const before = new Set(items.slice(0, items.indexOf(item)));
  const again = new Set(repeated.map((each) => each.earlier).filter((each) => before.has(each)));
  return again.size > 1 || (isCollection(earlier.value) && isCollection(item.value));
}

/** The last setting that is sure to be of the first entry, and the one with which the other entry goes on. */
function findSeam(
  { item, earlier }: Repeated,
  repeated: readonly Repeated[],
  items: readonly Pair[],
): [Pair, Pair] {
  // Props end a section: settings behind them belong to the next one.
  const props = repeated.find(({ name }) => name === "props")?.earlier;
  const behind = props && items[items.indexOf(props) + 1];
  return behind ? [props, behind] : [earlier, item];
}

const isEmpty = ({ value }: Pair) => isScalar(value) && value.value === null;

function dashMissing(name: string, place: Place): Diagnostic {
  return {
    code: "dash",
    message: `${quote(name)} starts another entry of the list, but there is no - in front of it.`,
    hint: "Write - and a space in front, two columns to the left. If it is no new entry, delete it.",
    ...place,
  };
}

function givenTwice(name: string, place: Place, line: number, opener?: string): Diagnostic {
  return {
    code: "given-twice",
    message: `${quote(name)} is given twice; the first stands in line ${line}.`,
    hint: opener
      ? `If another entry starts here, the line that starts it, such as - ${opener}: …, is missing above. If not, keep one of them and delete the other.`
      : "Keep one of them and delete the other.",
    ...place,
  };
}
