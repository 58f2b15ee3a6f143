import { dataAt } from "../../shared/dataAt.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { Operation } from "../../shared/operation.ts";
import { isError } from "../../yaml/codes.ts";
import { Composer, invert } from "../../yaml/compose.ts";
import { isTooLarge } from "../../yaml/decode.ts";
import type { Edit } from "../../yaml/diagnostic.ts";
import { layOutAt } from "../../yaml/edit/entries.ts";
import { contentEnd, findSpot } from "../../yaml/edit/nodes.ts";
import { type Refusal, type RefusalCode, RefusedEdit, refusalOf } from "../../yaml/edit/refusal.ts";
import { applyStep, isSameValue, type Step } from "../../yaml/edit/step.ts";
import type { Parse } from "../../yaml/parse.ts";
import { followEdits } from "../../yaml/reparse.ts";
import { splice } from "../../yaml/splice.ts";
import { textsFolder } from "../files/texts.ts";
import { home } from "../page/pageAddress.ts";
import { findUnusablePage } from "../read/noPage.ts";
import type { EditedText } from "./edited.ts";
import { guardPart, mapToSource, touchedBy } from "./guard.ts";
import { findSection } from "./ids.ts";
import { planStep } from "./plan.ts";
import { type EditablePage, listFaults, readEditablePage } from "./read.ts";
import { AnchorRenames } from "./renameId.ts";
import type { Rules } from "./rules.ts";
import { flattenOperation, listSteps, type PageOperation } from "./steps.ts";

/** The input of an operation besides the text. */
export interface EditContext extends Rules {
  /** Parses the text; where it knows the text from before, in less time. */
  parse?: Parse;
}

const mark = "\ufeff";

/**
 * Applies an operation to the text of a page by the fewest edits: every other byte stays. The result is read again and
 * must match the operation. Otherwise returns a refusal with the reason.
 */
export function applyEdit(
  text: string,
  operation: Operation,
  context: EditContext,
): EditedText | { refusal: Refusal } {
  try {
    const isMarked = text.startsWith(mark);
    const made = makeEdits(isMarked ? text.slice(1) : text, operation, context);
    const [file] = made.renamed.inFiles.keys();
    if (file !== undefined) throw new RefusedEdit("in-file", `${textsFolder}/${file}`);
    const edits = made.edits.map((edit) =>
      isMarked ? { ...edit, start: edit.start + 1, end: edit.end + 1 } : edit,
    );
    return { text: splice(text, edits), edits, undo: invert(edits, text) };
  } catch (error) {
    return refusalOf(error);
  }
}

/** The edits of a page's text, and the new names of its anchors: links elsewhere follow them. */
export interface PageEdits {
  edits: Edit[];
  renamed: AnchorRenames;
}

/** Makes an operation on a text without a byte order mark. Throws `Refused`. */
export function makeEdits(
  text: string,
  operation: Operation,
  { schemas, address, texts: given, parse = followEdits() }: EditContext,
): PageEdits {
  const texts = new Map(given);
  const rules = { schemas, address, texts };
  const renamed = new AnchorRenames();
  const composer = new Composer(text);
  let reading = readEditablePage(text, rules, parse);
  const before = faultsOf(reading);
  let data = reading.data();
  const current = () => {
    const now = composer.text;
    if (now !== reading.text) reading = readEditablePage(now, rules, parse);
    return reading;
  };
  for (const single of listSingles(operation)) {
    const isExplainedNow = (path: FieldPath) => isExplained(current(), path);
    const steps = orFault(single, current, data, () =>
      listSteps(single, data, { ...rules, isExplained: isExplainedNow }),
    );
    const inFile = single.do === "rename-id" ? renamed.note(single, data, rules) : undefined;
    if (inFile) texts.set(...inFile);
    for (const batch of batches(steps, data)) {
      const now = current();
      composer.splice(batch.flatMap((step) => plan(now, step, data, rules)));
      // Before it is read again, which would take minutes.
      if (isTooLarge(composer.text)) throw new RefusedEdit("too-large");
      data = batch.reduce(applyStep, data);
    }
  }
  if (composer.text === text) return { edits: [], renamed };
  const after = current();
  const isProved =
    isSameValue(after.data(), data) && [...faultsOf(after)].every((fault) => before.has(fault));
  if (!isProved) throw new RefusedEdit("layout");
  const why = whyUnread(after, address);
  if (why !== undefined && why !== whyUnread(readEditablePage(text, rules, parse), address)) {
    throw new RefusedEdit(why);
  }
  return { edits: composer.edits, renamed };
}

/** The reason why nothing of a page would be read; undefined if it is read. */
function whyUnread({ syntax }: EditablePage, address = home.path): RefusalCode | undefined {
  const code = findUnusablePage(syntax, { path: address })?.code;
  if (code === "too-large" || code === "too-deep") return code;
  return code === undefined ? undefined : "emptied";
}

/** The operations that one is made of; refused if one of them is not of a page alone. */
const listSingles = (operation: Operation): PageOperation[] =>
  flattenOperation(operation).map((each) => {
    if (each.do === "rename-page" || each.do === "write-text") throw new RefusedEdit("site");
    return each;
  });

/**
 * The steps of an operation. Where it is refused because something is not there, but its part cannot be read whole, it is
 * refused for that: the rest of the part may have it.
 */
function orFault(
  operation: PageOperation,
  reading: () => EditablePage,
  data: unknown,
  list: () => Step[],
): Step[] {
  try {
    return list();
  } catch (error) {
    const section = "path" in operation ? operation.section : undefined;
    if (error instanceof RefusedEdit && section !== undefined)
      guardPart(reading(), ["sections", findSection(data, section)]);
    throw error;
  }
}

/** Groups steps that only replace texts in place: they need no reading in between. */
function batches(steps: readonly Step[], data: unknown): Step[][] {
  const result: Step[][] = [];
  let isOpen = false;
  for (const step of steps) {
    const isWords =
      step.do === "set" &&
      typeof step.value === "string" &&
      typeof dataAt(data, step.path) === "string";
    if (isWords && isOpen) result.at(-1)?.push(step);
    else result.push([step]);
    isOpen = isWords;
  }
  return result;
}

function plan(reading: EditablePage, step: Step, data: unknown, rules: Rules): Edit[] {
  const paths = touchedBy(step);
  for (const path of paths) guardPart(reading, path);
  const edits = planStep(reading, step, data, rules);
  const copied = step.do === "copy" ? paths.flatMap((path) => extentAt(reading, path)) : [];
  if (copied.some((extent) => hasMistake(reading, extent))) throw new RefusedEdit("fault");
  return mapToSource(reading, edits, copied);
}

/** True if a mistake that was not repaired is in this part of the repaired text, such as a name that is given twice. */
function hasMistake(reading: EditablePage, extent: [number, number]): boolean {
  const [start, end] = reading.syntax.toSourceRange(extent);
  return listFaults(reading).some(
    ({ code, range }) => isError({ code }) && start <= range[0] && range[0] < end,
  );
}

function extentAt({ root, repaired }: EditablePage, path: FieldPath): [number, number][] {
  const node = findSpot(root, path)?.node;
  return node ? [[node.range?.[0] ?? 0, contentEnd(node, repaired)]] : [];
}

/** True if a comment is above a setting, behind it or inside it: it may explain the setting. */
function isExplained(reading: EditablePage, path: FieldPath): boolean {
  const { root, repaired } = reading;
  const spot = findSpot(root, path);
  const holder = findSpot(root, path.slice(0, -1));
  if (!spot?.holder || !holder || spot.holder.flow) return false;
  const entry = layOutAt(reading, path.slice(0, -1), holder).layout.entries[spot.index];
  if (!entry) return false;
  const behind = repaired.slice(contentEnd(spot.node, repaired), entry.end);
  return entry.lead < entry.line || behind.includes("#");
}

/** All that is wrong with how the page is written, each by its kind and its words. */
function faultsOf(reading: EditablePage): Set<string> {
  const { text } = reading;
  return new Set(
    listFaults(reading)
      .filter(({ code }) => code !== "direction")
      .map(({ code, range }) => `${code} ${text.slice(...range)}`),
  );
}
