import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { child } from "../../../shared/dataAt.ts";
import { quote } from "../../../shared/text/wording.ts";
import type { Range } from "../../../yaml/diagnostic.ts";
import { type LanguageFile, listLanguageFiles, readLanguageFile } from "../../languages.ts";
import { inRow } from "../../markup/lines.ts";
import { lazy } from "../../memoize.ts";
import type { FindPlaceholders } from "./found.ts";
import { listStrings } from "./texts.ts";

/** The texts of a starter that ask for others in their place. All others are words that a page may keep. */
const asking =
  /^((openings \w+ )?(promise|offer)|offers \d+ (title|description)|notice|role|(benefits|steps) items \d+ (title|description)|numbers \d+|voice (text|name)|place address|questions items \d+ answer|invitation text|page (description|text))$/;

/** The end of a sentence, in any script. */
const sentenceEnd = /[.!?。！？।؟…]$/u;

const readFolder = ({ file: folder }: LanguageFile) =>
  readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));

/** The texts of the starters, in every language. */
const starterTexts = lazy(() =>
  listLanguageFiles("starter.json").flatMap((file) =>
    listStrings(readLanguageFile(file)).map(({ path, value }) => ({ name: path.join(" "), value })),
  ),
);

/** Words that a page may keep as they are, although an example or a starter has them. */
export const ordinary = lazy(
  () => new Set(starterTexts().flatMap(({ name, value }) => (asking.test(name) ? [] : [value]))),
);

/** The sections of the templates of pages, in every language. */
const templateSections = lazy(() =>
  listLanguageFiles("pages")
    .flatMap(readFolder)
    .flatMap((text): unknown[] => parse(text).sections),
);

const sentencesOf = (text: string): string[] => text.trim().split(/(?<=[.!?])\s+/);

/** The words of a template to its author: in a long text its bold paragraph, in a short one its last sentence. */
function listAsking(section: unknown): string[] {
  const text = child(child(section, "props"), "text");
  if (typeof text !== "string") return [];
  const [, bold] = /^\*\*([^*]+)\*\*$/m.exec(text) ?? [];
  if (bold !== undefined) return sentencesOf(bold).filter((sentence) => sentence.length > 30);
  return text.includes("\n") ? [] : sentencesOf(text).slice(-1);
}

/** Everything that templates and starters ask for: sentences, wherever they are, and titles, as a whole text. */
const known = lazy(() => {
  const asked = starterTexts().flatMap(({ name, value }) => (asking.test(name) ? [value] : []));
  return {
    sentences: new Set([
      ...asked.filter((text) => sentenceEnd.test(text)),
      ...templateSections().flatMap(listAsking).map(inRow),
    ]),
    titles: new Set(asked.filter((text) => !sentenceEnd.test(text)).map(inRow)),
  };
});

/** Sentences of the starters, of templates of pages, and of new pages. */
export const findTemplateWords: FindPlaceholders = ({ path, text, isWords, locate }) => {
  if (!isWords && path.at(-1) !== "description") return [];
  const { sentences, titles } = known();
  const row = inRow(text);
  const found = titles.has(row)
    ? [row]
    : [...sentences].filter((sentence) => row.includes(sentence));
  return found.map((shown) => ({
    path,
    problem: `still has ${quote(shown)}, which a template brought`,
    hint: "Write your own words in its place.",
    range: locate(rangeIn(text, shown)),
  }));
};

/** The range of words in a text that may break its lines anywhere. */
function rangeIn(text: string, words: string): Range {
  const written = words.split(" ").map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  const found = new RegExp(written.join("\\s+"), "u").exec(text);
  return found ? [found.index, found.index + found[0].length] : [0, text.length];
}

/** The words in brackets of the templates, such as `[number]`. */
export const bracketed = lazy(
  () =>
    new Set(
      templateSections().flatMap((section) =>
        [...String(child(child(section, "props"), "text")).matchAll(/\[([^\][]+)\](?!\()/g)].map(
          ([, words = ""]) => words,
        ),
      ),
    ),
);
