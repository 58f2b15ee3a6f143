import { isError } from "../../yaml/codes.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { keepComments } from "../../yaml/keepComments.ts";
import { limitRepeats } from "../../yaml/limitRepeats.ts";
import { mergeDuplicates } from "../../yaml/mergeDuplicates.ts";
import { findAmbiguousValues } from "../../yaml/syntax/ambiguousValues.ts";
import { type Check, checks } from "../checks/index.ts";
import { withoutMeant } from "../checks/meant.ts";
import { checkOwn } from "../checks/own.ts";
import { checkSchedules } from "../checks/page/schedules.ts";
import { nameSources } from "../data/explainData.ts";
import { explainMisfits } from "../data/explainMisfits.ts";
import { explain, listErrors } from "../explain/index.ts";
import type { TextSource } from "../markdown/sources.ts";
import type { MediaFiles } from "../media/facts.ts";
import { lazy } from "../memoize.ts";
import {
  applySchedule,
  applySiteSchedule,
  clockOf,
  upcomingInstants,
} from "../page/applySchedule.ts";
import { findNextChange, type NextChange } from "../page/nextChange.ts";
import { listAnchors, type ParsedPage, type SiteContext } from "../page/parsedPage.ts";
import { listMedia, listReferencedFiles } from "../page/referencedFiles.ts";
import { fitIntoTexts } from "../page/textLinks.ts";
import { type Clock, spanOf } from "../schedule/schedule.ts";
import { describeFrom } from "../schedule/words.ts";
import { isLink } from "../values/linkSyntax.ts";
import { coveredBy } from "./coverage.ts";
import { isCut, isOfSource, type ParsedText } from "./parseText.ts";
import { unquoteEdits } from "./unquoteEdits.ts";
import { wholeParts } from "./wholeParts.ts";

/** The data of a page, its diagnostics, and the facts about it that others need. */
export interface CheckedText extends MediaFiles {
  data: unknown;
  diagnostics: Diagnostic[];
  /** Every file of public/ that the page names or links to. */
  referencedFiles: readonly string[];
  /** The anchors of the page; undefined if a part of it cannot be read. */
  anchors: readonly string[] | undefined;
  /** The clock of the page's schedules; undefined if nothing of the page can be read. */
  clock: Clock | undefined;
  /** The next change of the page by its dates. */
  next: NextChange | undefined;
  /** True if no visitor will see the page: it is taken off, or its dates are over. */
  isNeverSeen: boolean;
  /** The Markdown files that the page names, whose diagnostics follow those of the page. */
  sources: readonly TextSource[];
}

/** The result for a page of which nothing can be read. */
export const unread: CheckedText = {
  ...{ data: undefined, diagnostics: [], anchors: undefined, clock: undefined, next: undefined },
  ...{ pictures: [], films: [], fonts: [], referencedFiles: [], sources: [], isNeverSeen: false },
};

/**
 * Runs the checks of a page in stages: ambiguous values, schema, checks, checks at coming dates. A stage does not report
 * again what an earlier one reported. A syntax error that cannot be repaired stops the reading.
 */
export function runChecks(
  { page: parsed, syntax, found, taken }: ParsedText,
  context: SiteContext,
): CheckedText {
  if (!parsed) return { ...unread, diagnostics: found };
  const clock = clockOf({ ...parsed, ...context });
  const page = applySchedule({ ...parsed, ...context }, clock);
  const { text, tree, errors, isWhole } = page;
  const whole = wholeParts(tree, syntax);
  const rules = [...checks, ...(context.config?.checks ?? []).map(checkOwn)];
  const filled = { tree, taken };
  const nameThem = (found: readonly Diagnostic[]) => nameSources(found, filled);
  const misfits = errors.filter((error) => isOfSource(error, filled));
  const own = taken.length === 0 ? errors : errors.filter((error) => !misfits.includes(error));
  const stages = [
    () => findAmbiguousValues(syntax, text),
    () => [
      ...explain(own, page).filter(whole),
      ...explainMisfits(listErrors(misfits, tree.data), filled),
    ],
    // If only a part of the page was read, checks would miss the rest.
    ...(isWhole ? [checkSchedules, ...rules] : []).map((check) => () => run(check, page)),
    ...(isWhole ? upcomingInstants(page, clock).slice(0, maxComing) : []).flatMap((now) => {
      const then = lazy(() => applySiteSchedule(page, { ...clock, now }));
      return rules.map(
        (check) => () => diagnoseUpcoming(run(check, then()), diagnostics, now, clock),
      );
    }),
  ];
  const run = (check: Check, at: ParsedPage) =>
    fitIntoTexts(
      nameThem(withoutMeant(check({ ...at, isCut: isCut(text, diagnostics) }), at)).map((each) =>
        unquoteEdits(each, at),
      ),
      at.linkRanges,
      // A part that was not read whole may hold what seems to be missing.
    ).filter((each) => each.code !== "missing" || whole(each));
  const diagnostics = [...found];
  for (const stage of stages) diagnostics.push(...unreported(stage(), diagnostics));
  // A page may have thousands of warnings.
  const reported = diagnostics.filter(isError);
  const isOutdone = outdoneBy(reported);
  const kept = diagnostics.filter((each) => !isOutdone(each));
  return {
    data: tree.data,
    diagnostics: limitRepeats(mergeDuplicates(kept, text)).map((each) => keepComments(each, text)),
    ...listMedia(page),
    referencedFiles: listReferencedFiles(page),
    sources: page.sources,
    clock,
    next: findNextChange(page, clock),
    isNeverSeen: !page.enabled || spanOf(page.schedule, clock.zone)[1] <= clock.now,
    anchors: isWhole ? listAnchors(page).filter(isAnchor(page)) : undefined,
  };
}

/** The greatest number of coming dates at which a page is checked. Those after them are checked when they are nearer. */
const maxComing = 24;

/** Diagnostics of a coming date, each as one of today that names the date; those that are reported already are left out. */
function diagnoseUpcoming(
  found: readonly Diagnostic[],
  reported: readonly Diagnostic[],
  instant: number,
  { zone }: Clock,
): Diagnostic[] {
  const keyOf = ({ code, range }: Diagnostic) => `${code} ${range}`;
  const known = new Set(reported.map(keyOf));
  return found
    .filter((diagnostic) => !known.has(keyOf(diagnostic)))
    .map((diagnostic) => ({
      ...diagnostic,
      message: `${describeFrom(instant, zone)}: ${diagnostic.message}`,
    }));
}

/**
 * A test that is true for a diagnostic than which an error is more precise: an error has the same range as a warning, or the fix of a
 * wrong kind replaces the whole value around an error.
 */
function outdoneBy(errors: readonly Diagnostic[]): (diagnostic: Diagnostic) => boolean {
  const ranges = new Set(errors.map(({ range }) => String(range)));
  const edits = errors
    .filter(({ code }) => code === "wrong-kind")
    .flatMap(({ fix, suggestions = [] }) => [...(fix ? [fix] : []), ...suggestions])
    .flatMap((change) => change.edits);
  return (diagnostic) => {
    const [start, end] = diagnostic.range;
    return isError(diagnostic)
      ? edits.some((edit) => edit.start < start && end < edit.end)
      : ranges.has(String(diagnostic.range));
  };
}

/** True if a link can contain the id. */
const isAnchor = (page: ParsedPage) => (id: string) => isLink(`#${id}`, page);

/** The diagnostics that are outside the range of every error so far. */
function unreported(
  diagnostics: readonly Diagnostic[],
  reported: readonly Diagnostic[],
): Diagnostic[] {
  const isCovered = coveredBy(
    reported.filter(isError).map(({ range, suppresses = range }) => suppresses),
  );
  return diagnostics.filter(({ range }) => !isCovered(range));
}
