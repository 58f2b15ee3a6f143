import type {
  TakenCatalogue,
  TranslationRequest,
  Translations,
} from "../../../shared/editor/translations.ts";
import { rememberSwaps } from "../../../site/edit/history.ts";
import type { OpenTabs } from "../../../site/edit/historyFiles.ts";
import type { Site } from "../../../site/read/loadSite.ts";
import { describeSwaps, type SwapResult } from "./record.ts";
import { readTranslations } from "./translations.ts";
import {
  type NotWritten,
  takeCatalogue,
  type WrittenCatalogue,
  writeTranslation,
} from "./writeCatalogue.ts";

/** Writes a translation, so that it can be taken back. */
export async function translate(
  site: Site,
  wanted: Extract<TranslationRequest, { do: "translate" }>,
  tabs: OpenTabs,
): Promise<Translations | NotWritten> {
  const { lang } = wanted;
  const done = await writeTranslation(site, wanted);
  if ("refusal" in done) return done;
  if (!("theirs" in done)) await record(site, lang, done, tabs);
  const read = await readTranslations(site, lang);
  return "theirs" in done ? { ...read, theirs: done.theirs } : read;
}

/** Takes the translations of another catalogue, so that they can be given back. */
export async function takeTranslations(
  site: Site,
  wanted: Extract<TranslationRequest, { do: "take-catalogue" }>,
  tabs: OpenTabs,
): Promise<(SwapResult & { taken: TakenCatalogue }) | NotWritten> {
  const done = await takeCatalogue(site, wanted);
  if ("refusal" in done) return done;
  return { ...(await record(site, wanted.lang, done, tabs)), taken: done.said };
}

/** Remembers a catalogue that was written. */
async function record(
  { root }: Site,
  lang: string,
  { swap, count }: WrittenCatalogue<unknown>,
  tabs: OpenTabs,
): Promise<SwapResult> {
  const action = { do: "translate", lang, count } as const;
  const isSame = swap.before === swap.after;
  const warning = isSame ? {} : await rememberSwaps(root, action, [swap], tabs);
  return { ...describeSwaps(action, [swap]), ...warning };
}
