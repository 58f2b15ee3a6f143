import type { Schemas } from "../../../schema/schemaNode.ts";
import { isSameValue } from "../../../yaml/edit/step.ts";
import { languageOfCatalogue } from "../../files/translations.ts";
import { isLanguage, nameOfLanguage, otherLanguagesOf } from "../../languages.ts";
import { home } from "../../page/pageAddress.ts";
import { keyOf } from "../../translate/catalogue.ts";
import { languageInHeader } from "../../translate/checkEntries.ts";
import { parseCatalogue } from "../../translate/parseCatalogue.ts";
import type { SiteVersion } from "../../versions/siteVersion.ts";
import type { Replay, SiteChange, TranslatedText, TranslationFate } from "../change.ts";
import { foldTexts } from "./foldTexts.ts";
import { locateTexts, type TextPlace } from "./locateTexts.ts";
import { type EntryPair, pairEntries } from "./pairEntries.ts";
import {
  contentOfCatalogue,
  type Entries,
  type Entry,
  listCatalogueComments,
} from "./readEntries.ts";

/** Compares the catalogues of two versions by their entries. One with a mistake is compared as a file. */
export function compareTranslations(
  before: SiteVersion,
  after: SiteVersion,
  schemas: Schemas,
): Replay {
  const places = { before: locateTexts(before, schemas), after: locateTexts(after, schemas) };
  return listCatalogues(before, after).flatMap(({ file, language, old, next }): Replay => {
    if (old === next) return [];
    const entries = old === undefined ? undefined : contentOfCatalogue(old);
    const now = next === undefined ? undefined : contentOfCatalogue(next);
    if (typeof entries !== "object" || typeof now !== "object")
      return compareWhole({ file, language, follows: [] }, entries, now);
    const told = pairEntries(entries, now).map((pair) => {
      const { id, context } = pair.after ?? pair.before ?? noEntry;
      const key = keyOf(context, id);
      const place = pair.after ? (places.after(key) ?? places.before(key)) : places.before(key);
      return { pair, place, fate: fateOf(pair), text: describeText(pair, place) };
    });
    return foldTexts(told).flatMap(({ fate, place, texts }) => {
      const kind = { do: "translate", fate, texts: texts.map(({ text }) => text) } as const;
      const change: SiteChange = { file, ...place, language, kind, follows: [] };
      const steps = texts.flatMap(({ pair }) => pair.steps);
      return steps.map((step) => ({ step: { file, step }, change }));
    });
  });
}

/** Compares a catalogue that is new, gone or has a mistake. */
function compareWhole(
  change: Omit<SiteChange, "kind">,
  old: Entries | string | undefined,
  next: Entries | string | undefined,
): Replay {
  const { file } = change;
  const count = (entries: object) => Object.values(entries).filter(isShown).length;
  if (next === undefined) {
    const isRead = typeof old === "object";
    const kind = isRead
      ? ({ do: "delete-language", count: count(old) } as const)
      : ({ do: "delete-file" } as const);
    return [{ step: { file, isDeleted: true }, change: { ...change, kind } }];
  }
  const verb = old === undefined ? "add-file" : "replace-file";
  const kind =
    old === undefined && typeof next === "object"
      ? ({ do: "add-language", count: count(next) } as const)
      : ({ do: verb } as const);
  return [{ step: { file, content: next }, change: { ...change, kind } }];
}

/** The changes of catalogues beside those of entries: of the language in the header, or of what no visitor sees. */
export const describeUnseen = (before: SiteVersion, after: SiteVersion): SiteChange[] =>
  listCatalogues(before, after).flatMap(({ file, language, old, next }) => {
    if (old === undefined || next === undefined || old === next) return [];
    const kind = compareHeaders(old, next) ?? compareUnseen(old, next);
    return kind ? [{ file, language, kind, follows: [] }] : [];
  });

/** The change of the language that the headers of two catalogues name. */
function compareHeaders(old: string, next: string) {
  const [was, now] = [old, next].map((text) => languageInHeader(parseCatalogue(text)));
  return was === now ? undefined : ({ do: "catalogue-language", was, now } as const);
}

/** The change of two catalogues whose entries are the same. */
function compareUnseen(old: string, next: string) {
  if (!isSameValue(contentOfCatalogue(old), contentOfCatalogue(next))) return undefined;
  const hasComments = !isSameValue(listCatalogueComments(old), listCatalogueComments(next));
  const [was, now] = [old, next].map((text) => parseCatalogue(text).metadata?.text.value);
  return { do: hasComments ? "comments" : was === now ? "layout" : "catalogue-facts" } as const;
}

/** The catalogues of two versions, each with its text in both, and its language. */
function listCatalogues(before: SiteVersion, after: SiteVersion) {
  const names = new Map(
    [before, after]
      .flatMap(({ pages }) => otherLanguagesOf(pages.get(home.file)?.data))
      .map(({ lang, name }) => [lang, name]),
  );
  const files = [...new Set([...before.texts.keys(), ...after.texts.keys()])].sort();
  return files.flatMap((file) => {
    const lang = languageOfCatalogue(file);
    if (lang === undefined) return [];
    const language = { lang, name: names.get(lang) ?? nameOfCatalogue(lang) };
    return [{ file, language, old: before.texts.get(file), next: after.texts.get(file) }];
  });
}

/** The name of a language that the site does not list; its file may have any name. */
const nameOfCatalogue = (lang: string) => (isLanguage(lang) ? nameOfLanguage(lang) : lang);

const noEntry: Entry = { context: "", id: "", text: "", isFuzzy: false };

const isShown = (entry: Entry | undefined) =>
  entry !== undefined && entry.text.trim() !== "" && !entry.isFuzzy;

function fateOf({ before, after }: EntryPair): TranslationFate {
  if (!after) return before?.text.trim() ? "gone" : "dropped";
  if (after.text.trim() === "") {
    if (!before) return "waiting";
    return before.text.trim() === "" ? "unchanged" : "removed";
  }
  const isReworded = before !== undefined && before.text.trim() !== "" && before.id !== after.id;
  if (after.isFuzzy) return isReworded ? "stale" : "doubted";
  if (!isShown(before)) return "translated";
  return before?.text === after.text ? "moved" : "reworded";
}

const describeText = (
  { before, after }: EntryPair,
  place: TextPlace | undefined,
): TranslatedText => ({
  name: place?.name ?? "a text that no page has",
  text: (after ?? before)?.id ?? "",
  before: before?.text ?? "",
  after: after?.text ?? "",
});
