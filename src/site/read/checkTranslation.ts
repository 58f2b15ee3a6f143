import type { Diagnostic, Range } from "../../yaml/diagnostic.ts";
import { checks } from "../checks/index.ts";
import { meant, withoutMeant } from "../checks/meant.ts";
import { explain } from "../explain/index.ts";
import { textsFolder } from "../files/texts.ts";
import { catalogueStart, sourceAt, type TextSource } from "../markdown/sources.ts";
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
  const originals = readOriginals(translation, source);
  const translated: ParsedPage = {
    ...collected,
    sources: [
      ...collected.sources.map((each) => withOriginal(each, originals.get(each.file))),
      { file: catalogue, text: source, start: catalogueStart },
    ],
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
  const toCatalogue = (range: Range): Range | undefined => {
    if (range[0] >= catalogueStart) return [range[0] - catalogueStart, range[1] - catalogueStart];
    const file = sourceAt(translated.sources, range[0]);
    const placeAt = (offset: number) => {
      const [start = 0, end = 0] = file?.original?.places[offset - file.start] ?? [];
      return start < catalogueStart ? undefined : ([start, end] as const);
    };
    const first = placeAt(range[0]);
    const last = placeAt(Math.max(range[0], range[1] - 1)) ?? first;
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

/** The translated files as they are, by their paths from the root. */
const readOriginals = ({ changed }: Translation, source: string) =>
  new Map<string, NonNullable<TextSource["original"]>>(
    changed.flatMap((value) => {
      const { file, text } = value;
      if (file === undefined) return [];
      const own = Array.from({ length: text.length }, (_, at): Range => [at, at + 1]);
      return [
        [`${textsFolder}/${file}`, { text, places: placeLetters(value, source, own) }] as const,
      ];
    }),
  );

const withOriginal = (source: TextSource, original: TextSource["original"]): TextSource => ({
  ...source,
  ...(original && { original }),
});
