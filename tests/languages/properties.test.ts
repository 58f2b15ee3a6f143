import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSite } from "../../src/site/read/loadSite.ts";
import { loadSiteContext } from "../../src/site/read/loadSiteContext.ts";
import { indexCatalogue } from "../../src/site/translate/indexCatalogue.ts";
import { listPhrases, type TranslatedData } from "../../src/site/translate/listPhrases.ts";
import { parseCatalogue } from "../../src/site/translate/parseCatalogue.ts";
import { updateCatalogue } from "../../src/site/translate/updateCatalogue.ts";
import { siteDir } from "../fixtures/index.ts";
import { times } from "../random/times.ts";
import { translateAll, translationOf } from "./catalogue.ts";

const context = await loadSiteContext(siteDir);
const { schemas, texts } = context;
const site = await parseSite(siteDir, context);

/** A page of the site, which a change may write to. */
interface Draft extends TranslatedData {
  data: { sections: Record<string, unknown>[] };
}

const read = (): Draft[] =>
  site.files.flatMap(({ parsed, path }) =>
    parsed?.page
      ? [{ path, texts, data: structuredClone(parsed.page.tree.data) as Draft["data"] }]
      : [],
  );
/** The texts of pages as they are now. Those of data that was seen before are known. */
const phrasesOf = (pages: readonly Draft[]) =>
  pages.flatMap((page) => listPhrases(schemas, { ...page, data: structuredClone(page.data) }));

type Change = (pages: Draft[], pick: (count: number) => number) => void;

/** Every list inside a value, the sections of a page among them. */
const listsIn = (value: unknown): unknown[][] => [
  ...(Array.isArray(value) && value.length > 1 && typeof value[0] === "object" ? [value] : []),
  ...(typeof value === "object" && value !== null ? Object.values(value).flatMap(listsIn) : []),
];

const reorder: Change = (pages, pick) => {
  const lists = pages.flatMap(({ data }) => listsIn(data.sections));
  const list = lists[pick(lists.length)] ?? [];
  list.unshift(...list.splice(pick(list.length), 1));
};

let named = 0;
const nextName = () => {
  named += 1;
  return named;
};

const renameSection: Change = (pages, pick) => {
  const sections = pages.flatMap(({ data }) => data.sections);
  const section = sections[pick(sections.length)];
  if (section) section.id = `renamed-${nextName()}`;
};

const renamePage: Change = (pages, pick) => {
  const page = pages[1 + pick(pages.length - 1)];
  if (page) page.path = `/renamed-${nextName()}/`;
};

const insertSection: Change = (pages, pick) => {
  const { data } = pages[pick(pages.length)] ?? {};
  const props = { title: `Words of section ${nextName()}`, text: "Said nowhere else." };
  data?.sections.splice(pick(data.sections.length), 0, { type: "cta", id: `new-${named}`, props });
};

const deleteSection: Change = (pages, pick) => {
  const { data } = pages[pick(pages.length)] ?? {};
  if (data && data.sections.length > 1) data.sections.splice(pick(data.sections.length), 1);
};

/** A word more at the end of a text somewhere in a section: of its title, or of an item of a list. */
const reword: Change = (pages, pick) => {
  const places = pages.flatMap(({ data }) => data.sections.flatMap(({ props }) => placesIn(props)));
  const place = places[pick(places.length)];
  if (place) place.set(`${place.text}, ${["again", "today", "and more"][pick(3)]}`);
};

/** The places of texts inside a value that people change most. */
function placesIn(value: unknown): { text: string; set(text: string): void }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === "string" && /^(title|text|description|label|answer|question)$/.test(name)
      ? [{ text: inner, set: (text) => Reflect.set(value, name, text) }]
      : placesIn(inner),
  );
}

/** A list of items that have a title or the like. */
const pickList = (pages: Draft[], pick: (count: number) => number) => {
  const lists = pages
    .flatMap(({ data }) => data.sections.flatMap(({ props }) => listsIn(props)))
    .filter(([first]) => placesIn(first).length > 0);
  return lists[pick(lists.length)] ?? [];
};

const renameItem: Change = (pages, pick) => {
  const list = pickList(pages, pick);
  const item = list[pick(list.length)];
  if (typeof item === "object" && item) Reflect.set(item, "id", `item-${nextName()}`);
};

/** A copy of an item with other words, as people begin a new one. */
const insertItem: Change = (pages, pick) => {
  const list = pickList(pages, pick);
  const item = structuredClone(list[pick(list.length)]);
  const [place] = placesIn(item);
  if (typeof item === "object" && item && "id" in item) item.id = `item-${nextName()}`;
  place?.set(`${place.text} ${nextName()}`);
  list.splice(pick(list.length), 0, item);
};

const deleteItem: Change = (pages, pick) => {
  const list = pickList(pages, pick);
  list.splice(pick(list.length), 1);
};

const moveToOtherPage: Change = (pages, pick) => {
  const from = pages[pick(pages.length)]?.data.sections ?? [];
  const to = pages[pick(pages.length)]?.data.sections ?? [];
  if (from.length > 1) to.push(...from.splice(pick(from.length), 1));
};

/** A copy of a section with the same words. */
const copySection: Change = (pages, pick) => {
  const { data } = pages[pick(pages.length)] ?? {};
  const section = data?.sections[pick(data.sections.length)];
  if (section) data?.sections.push({ ...structuredClone(section), id: `copy-${nextName()}` });
};

const start = translateAll(updateCatalogue(parseCatalogue(""), phrasesOf(read()), "de"));

/** Makes random changes, and updates the catalogue after every few of them. */
function change(changes: readonly Change[], picks: readonly number[], every: number) {
  const pages = read();
  let source = start;
  for (const [index, make] of changes.entries()) {
    make(pages, (count) => Math.floor((picks[index] ?? 0) * count) % Math.max(1, count));
    if (index % every === every - 1 || index === changes.length - 1) {
      source = updateCatalogue(parseCatalogue(source), phrasesOf(pages), "de");
    }
  }
  return { pages, source };
}

const changesOf = (...kinds: Change[]) =>
  fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 12 }).chain((changes) =>
    fc.tuple(
      fc.constant(changes),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), {
        minLength: changes.length,
        maxLength: changes.length,
      }),
      fc.integer({ min: 1, max: 4 }),
    ),
  );

/** A new order changes no byte, and new names lose no translation. */
function checkNames(numRuns: number) {
  fc.assert(
    fc.property(changesOf(reorder), (args) => {
      expect(change(...args).source).toBe(start);
    }),
    { numRuns },
  );
  fc.assert(
    fc.property(changesOf(reorder, renameSection, renamePage, renameItem), (args) => {
      const { pages, source } = change(...args);
      const { stateOf } = indexCatalogue(parseCatalogue(source));
      expect(phrasesOf(pages).filter((phrase) => stateOf(phrase) !== "translated")).toEqual([]);
    }),
    { numRuns },
  );
}

/** After any changes, each translation is on its words, or the catalogue marks it, and a second update changes nothing. */
function checkWords(numRuns: number) {
  const changes = changesOf(
    ...[reorder, renameSection, renamePage, renameItem, reword, moveToOtherPage],
    ...[insertSection, deleteSection, copySection, insertItem, deleteItem],
  );
  fc.assert(
    fc.property(changes, (args) => {
      const { pages, source } = change(...args);
      const catalogue = parseCatalogue(source);
      expect(catalogue.diagnostics).toEqual([]);
      const { find, stateOf } = indexCatalogue(catalogue);
      for (const phrase of phrasesOf(pages)) {
        const entry = find(phrase);
        if (!entry) throw new Error(`${phrase.context} is not in the catalogue.`);
        const expected = translationOf(phrase.context, phrase.text);
        if (stateOf(phrase) === "translated") expect(entry.text.value).toBe(expected);
      }
      expect(updateCatalogue(catalogue, phrasesOf(pages), "de")).toBe(source);
    }),
    { numRuns },
  );
}

it("a new order changes no byte, and new names lose no translation", { tags: ["random"] }, () => {
  checkNames(times(5));
});

// With TIMES=100, a thousand.
it("each translation is on its words, or the catalogue marks it", { tags: ["random"] }, () => {
  checkWords(times(10));
});
