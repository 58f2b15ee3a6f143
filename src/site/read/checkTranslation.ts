import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { checks } from "../checks/index.ts";
import { meant, withoutMeant } from "../checks/meant.ts";
import { explain } from "../explain/index.ts";
import { textsFolder } from "../files/texts.ts";
import { catalogueStart, sourceAt } from "../markdown/sources.ts";
import { collectPage, type ParsedPage, type SiteContext } from "../page/parsedPage.ts";
import { fitIntoTexts } from "../page/textLinks.ts";
import { validate } from "../schemas/validate.ts";
import { compareAmounts } from "../translate/compareAmounts.ts";
import { placeLetters, placeTranslation } from "../translate/placeTranslation.ts";
import type { Translation } from "../translate/translateData.ts";

/**
 * Checks a page in another language by the schemas and by all checks. Returns what they report in the catalogue, by its
 * offsets; everything else is reported for the page itself.
 */
export function checkTranslation(
  page: ParsedPage,
  translation: Translation,
  { file: catalogue, source }: { file: string; source: string },
  context: SiteContext,
): Diagnostic[] {
  if (translation.changed.length === 0) return [];
  const { text, file, path, isWhole } = page;
  const { data, texts } = translation;
  const tree = placeTranslation(page.tree, translation, source);
  const errors = validate(context.schemas, data, page);
  const collected = collectPage(
    text,
    { tree, isWhole, errors },
    { file, path },
    { ...context, texts },
  );
  const translated: ParsedPage = {
    ...collected,
    sources: [...collected.sources, { file: catalogue, text: source, start: catalogueStart }],
    // A list of its own: what is known of the texts of a page is known by its list of sections.
    sections: [...page.sections],
    on: page.on,
    isCut: page.isCut,
  };
  const found = [
    ...explain(errors, translated),
    ...checks.flatMap((check) =>
      fitIntoTexts(withoutMeant(check(translated), translated), translated.linkRanges),
    ),
  ];
  const letters = placeFiles(translation, source);
  const toCatalogue = (range: Range): Range | undefined => {
    if (range[0] >= catalogueStart) return [range[0] - catalogueStart, range[1] - catalogueStart];
    const file = sourceAt(translated.sources, range[0]);
    const places = file && letters.get(file.file);
    if (!file || !places) return undefined;
    const first = places[range[0] - file.start];
    const last = places[Math.max(range[0], range[1] - 1) - file.start] ?? first;
    return first && last && [first[0] - catalogueStart, last[1] - catalogueStart];
  };
  const amounts = compareAmounts(translation).filter(({ range }) => !isMeantAt(range, translation));
  const placed = found.flatMap(({ code, message, hint, range, mayBeMeant }): Diagnostic[] => {
    const place = toCatalogue(range);
    if (!place || (mayBeMeant && isMeantAt(place, translation))) return [];
    return [{ code, message, ...(hint !== undefined && { hint }), range: place }];
  });
  return [...placed, ...amounts];
}

/** True if a comment above the entry at a place of the catalogue says that its words are meant. */
const isMeantAt = ([start]: Range, { changed }: Translation): boolean =>
  changed
    .flatMap(({ parts }) => parts)
    .some(
      ({ entry: { range, comments } }) =>
        range[0] <= start &&
        start < range[1] &&
        comments.some((comment) => meant.test(comment.slice(1))),
    );

/** The places of the letters of translated files, by their paths from the root. */
function placeFiles({ changed }: Translation, source: string): Map<string, (Range | undefined)[]> {
  return new Map<string, (Range | undefined)[]>(
    changed.flatMap((value) =>
      value.file === undefined
        ? []
        : [
            [
              `${textsFolder}/${value.file}`,
              placeLetters(
                value,
                source,
                Array.from(value.text, () => undefined),
              ),
            ] as const,
          ],
    ),
  );
}
