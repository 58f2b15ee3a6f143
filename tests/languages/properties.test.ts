import fc from "fast-check";
import { expect, it } from "vitest";
import { child } from "../../src/shared/dataAt.ts";
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

const reword: Change = (pages, pick) => {
  const titled = pages
    .flatMap(({ data }) => data.sections.map(({ props }) => props))
    .filter((props) => child(props, "title"));
  const props = titled[pick(titled.length)];
  if (typeof props === "object" && props)
    Reflect.set(
      props,
      "title",
      `${child(props, "title")}, ${["again", "today", "and more"][pick(3)]}`,
    );
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

it("a new order changes no byte, and new names lose no translation", { tags: ["random"] }, () => {
  fc.assert(
    fc.property(changesOf(reorder), (args) => {
      expect(change(...args).source).toBe(start);
    }),
    { numRuns: times(25) },
  );
  fc.assert(
    fc.property(changesOf(reorder, renameSection, renamePage), (args) => {
      const { pages, source } = change(...args);
      const { stateOf } = indexCatalogue(parseCatalogue(source));
      expect(phrasesOf(pages).filter((phrase) => stateOf(phrase) !== "translated")).toEqual([]);
    }),
    { numRuns: times(25) },
  );
});

it("after any changes, each translation is on its words, or the catalogue marks it", {
  tags: ["random"],
}, () => {
  const kinds = [reorder, renameSection, renamePage, insertSection, deleteSection, reword];
  fc.assert(
    fc.property(changesOf(...kinds), (args) => {
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
    { numRuns: times(50) },
  );
});
