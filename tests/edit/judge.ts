import { parseDocument } from "yaml";
import type { Operation } from "../../src/shared/operation.ts";
import type { EditContext } from "../../src/site/edit/apply.ts";
import type { EditedText } from "../../src/site/edit/edited.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import type { Refusal } from "../../src/yaml/edit/refusal.ts";
import {
  at,
  expected,
  isSound,
  listComments,
  listIdsIn,
  nameOf,
  readData,
  saysSame,
  sectionsIn,
} from "./oracle.ts";
import { newProblems } from "./problems.ts";
import { brokenType } from "./syntaxErrors.ts";

export const context: EditContext = { schemas: await loadSchemas(process.cwd()) };

interface Case {
  before: string;
  operation: Operation;
  answer: EditedText | { refusal: Refusal };
  /** Takes a mistake in the text as it is meant. */
  mend?: (text: string) => string;
}

/** All that is wrong with an answer; nothing where it is right. */
export function judge({ before, operation, answer, mend = (text) => text }: Case): string[] {
  if ("refusal" in answer) {
    return isRefusable(mend(before), operation, answer.refusal)
      ? []
      : [`refused: ${answer.refusal.code}`];
  }
  const { text, edits, undo } = answer;
  const [meant, meantNow] = [mend(before), mend(text)];
  const old = readData(meant);
  const faults: string[] = [];
  const wanted = expected(old, operation);
  const data = isSound(meantNow) ? readData(meantNow) : undefined;
  if (!saysSame(wanted, data)) faults.push("It says something else.", text);
  if (put(before, edits) !== text) faults.push("The edits do not make the text.");
  if (put(text, undo) !== before) faults.push("Undo does not give the bytes back.");
  if (edits.some((edit) => splitsSign(edit, before))) faults.push("An edit splits a sign.");
  if (edits.some((edit) => !isMinimal(edit, before)))
    faults.push(`An edit could be shorter. ${JSON.stringify(edits)}`);
  if (lineEndsOf(before) !== "mixed" && !["", lineEndsOf(before)].includes(lineEndsOf(text)))
    faults.push("Line ends are mixed.", JSON.stringify(text));
  if (sectionsIn(data).length > 0 && /\n$/.test(before) !== /\n$/.test(text))
    faults.push("The end of the file has changed.");
  const isCopy = ["duplicate", "duplicate-section"].includes(operation.do);
  if (!isCopy && countBlankEnds(text) > countBlankEnds(before)) faults.push("A blank ends a line.");
  faults.push(
    ...lostComments(meant, meantNow, operation),
    ...strayEdits(meant, edits, operation, (offset) => mend(before.slice(0, offset)).length),
  );
  const isUnique = (ids: string[]) => new Set(ids).size === ids.length;
  const makesIds = isCopy || operation.do === "add-section";
  if (makesIds && isUnique(listIdsIn(old)) && !isUnique(listIdsIn(data)))
    faults.push("An id is given twice.");
  if (faults.length === 0) {
    const problems = newProblems({ before, after: text, operation }, data, old);
    if (problems.length > 0) faults.push("check says more:", ...problems, text);
  }
  return faults;
}

/** True if an operation may be refused: it takes along the section with the mistake. */
const isRefusable = (before: string, operation: Operation, { code }: Refusal) =>
  ["fault", "reuse", "twice"].includes(code) &&
  (("section" in operation && sectionOf(before, operation.section)?.type === brokenType) ||
    isPutBelow(before, operation));

/** True if a section would follow the last one, and that has a mistake. */
function isPutBelow(before: string, operation: Operation): boolean {
  const data = readData(before);
  const isFaultyLast = (page: unknown) => sectionsIn(page).at(-1)?.type === brokenType;
  return isFaultyLast(data) && !isFaultyLast(expected(data, operation));
}

function put(text: string, edits: readonly { start: number; end: number; text: string }[]): string {
  let result = "";
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < done) throw new Error("Edits overlap.");
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}

/** True if an edit starts or ends inside a surrogate pair or a CRLF. */
export const splitsSign = (
  { start, end, text }: { start: number; end: number; text: string },
  before: string,
): boolean =>
  /\p{Cs}/u.test(text) ||
  [start, end].some((offset) =>
    /[\ud800-\udbff][\udc00-\udfff]|\r\n/.test(before.slice(offset - 1, offset + 1)),
  );

const isSurrogate = (sign: string | undefined) => /[\ud800-\udfff]/.test(sign ?? "");

function isMinimal(
  { start, end, text }: { start: number; end: number; text: string },
  before: string,
): boolean {
  const old = before.slice(start, end);
  if (old === "" && text === "") return false;
  if (old === "" || text === "") return true;
  const same = (a: string | undefined, b: string | undefined) =>
    a === b && !isSurrogate(a) && a !== "\r" && a !== "\n";
  return !same(old[0], text[0]) && !same(old.at(-1), text.at(-1));
}

function lineEndsOf(text: string): string {
  const [all, windows] = [text.split("\n").length, text.split("\r\n").length];
  return all === 1 ? "" : all === windows ? "crlf" : windows === 1 ? "lf" : "mixed";
}

const countBlankEnds = (text: string) => text.match(/\S[ \t]+\r?$/gm)?.length ?? 0;

/** Comments may go only with what is deleted. */
function lostComments(before: string, after: string, operation: Operation): string[] {
  const left = listComments(after);
  const lost = listComments(before).filter((comment) => {
    const index = left.indexOf(comment);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  if (lost.length === 0) return [];
  const isDeletion = ["delete-section", "enable-section", "remove"].includes(operation.do);
  const isWhole = operation.do === "set" && typeof operation.value === "object";
  const old =
    "path" in operation
      ? at(
          "section" in operation && operation.section !== undefined
            ? sectionOf(before, operation.section)
            : readData(before),
          operation.path,
        )
      : undefined;
  const isReplaced = operation.do === "set" && (isWhole || typeof old === "object");
  // A colour without quotes was taken for a comment.
  const isValue = operation.do === "set" && old === null;
  if (!isDeletion && !isReplaced && !isValue)
    return [`Comments are lost: ${lost.join(", ")}`, after];
  const foreign = lost.filter(
    (comment) => /^# [ABCT]\d+$/.test(comment) && !isNear(before, comment, operation),
  );
  return foreign.length > 0 ? [`Comments of others are lost: ${foreign.join(", ")}`, after] : [];
}

const sectionOf = (text: string, ref: unknown) =>
  sectionsIn(readData(text)).find((each, index) =>
    typeof ref === "string" ? nameOf(each) === ref : index === at(ref, ["index"]),
  );

/** True if a comment is in the section that is changed, or between it and its neighbours. */
function isNear(text: string, comment: string, operation: Operation): boolean {
  const range = rangeOf(text, operation);
  if (!range) return true;
  const [start, end] = range;
  return [...text.matchAll(new RegExp(`${comment}(?!\\d)`, "g"))].some(
    ({ index }) => index >= start && index < end,
  );
}

/** From the end of the section before the one that is changed up to the start of the next. */
function rangeOf(text: string, operation: Operation): [number, number] | undefined {
  if (!("section" in operation) || operation.section === undefined) return undefined;
  const page = parseDocument(text.replace(/^\ufeff/, " "), { keepSourceTokens: false });
  const list = page.get("sections") as { items: { range: [number, number, number] }[] };
  const data = sectionsIn(page.toJS());
  const index = data.findIndex((each, place) =>
    typeof operation.section === "string"
      ? nameOf(each) === operation.section
      : place === at(operation.section, ["index"]),
  );
  const before = list.items[index - 1]?.range[0] ?? 0;
  const floor = index > 0 ? lastSign(text, before, list.items[index]?.range[0] ?? 0) : 0;
  return [floor, list.items[index + 1]?.range[0] ?? text.length];
}

/** The end of the last line between two offsets that is neither blank nor a comment. */
function lastSign(text: string, from: number, to: number): number {
  const lines = text.slice(from, text.lastIndexOf("\n", to) + 1).split("\n");
  while (lines.length > 1 && /^\s*(#.*|-)?\s*$/.test(lines.at(-1) ?? "")) lines.pop();
  return from + lines.join("\n").trimEnd().length;
}

/** Edits of one section stay in it. */
function strayEdits(
  before: string,
  edits: readonly { start: number; end: number }[],
  operation: Operation,
  meant: (offset: number) => number,
): string[] {
  if (!("section" in operation) || ["move-section", "rename-id"].includes(operation.do)) return [];
  const range = rangeOf(before, operation);
  if (!range) return [];
  const [start, end] = range;
  return edits.every((edit) => meant(edit.start) >= start && meant(edit.end) <= end)
    ? []
    : [`Edits reach beyond the section. ${JSON.stringify(edits)} ${range}`];
}
