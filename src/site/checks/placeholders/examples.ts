import type { Schemas } from "../../../schema/schemaNode.ts";
import { sectionSchema } from "../../../schema/schemaNode.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import type { FieldPath } from "../../../shared/fieldPath.ts";
import { asText } from "../../../shared/lookUp.ts";
import { quote } from "../../../shared/text/wording.ts";
import { examplesFile, firstExample, translateExample } from "../../exampleProps.ts";
import { listLanguageFiles } from "../../languages.ts";
import { memoize } from "../../memoize.ts";
import { wordSegmenter } from "../../wordSegmenter.ts";
import type { FindPlaceholders } from "./found.ts";
import { ordinary } from "./templates.ts";
import { listStrings, nameIn } from "./texts.ts";

/** Short words that many pages share with an example: what a button or a field is called. */
const shared = new Set(["label", "button", "options", "eyebrow", "contents"]);

/** True for words that nobody would write who does not take them over: a sentence, a name of two words, an address. */
function isTelling(text: string, name: string): boolean {
  if (shared.has(name) || ordinary().has(text)) return false;
  if (/^(?:https:|mailto:|tel:)/.test(text)) return true;
  // A Greek question ends in a semicolon.
  if (/^[#/]|[?？؟;]$/.test(text)) return false;
  const words = countWords(text);
  return (
    words >= 5 ||
    (words >= 3 && /[.!。！]$/.test(text)) ||
    (words >= 2 && (name === "name" || text.includes("\n")))
  );
}

/** Scripts that are written without blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The number of words with letters in a text of any script. */
function countWords(text: string): number {
  const words = text.split(/\s+/).flatMap((part) => {
    if (!unspaced.test(part)) return [part];
    const segments = [...wordSegmenter.segment(part)].filter(({ isWordLike }) => isWordLike);
    return segments.map(({ segment }) => segment);
  });
  return words.filter((word) => /\p{L}/u.test(word)).length;
}

const known = new WeakMap<Schemas, Map<string, Set<string>>>();

/** The distinctive texts of the examples of a type in every language, by the property that has them. */
function examplesOf(schemas: Schemas, type: string): Set<string> {
  const types = memoize(known, schemas, () => new Map<string, Set<string>>());
  return memoize(types, type, () => {
    const { examples } = schemas.get(sectionSchema(type)) ?? {};
    const translated = listLanguageFiles(examplesFile).map((file) =>
      translateExample(firstExample(schemas, type), file),
    );
    return new Set(
      listStrings([...(Array.isArray(examples) ? examples : []), ...translated]).flatMap(
        ({ path, value }) =>
          paragraphsOf(value)
            .filter(({ text }) => isTelling(text, nameIn(path)))
            .map(({ text }) => keyOf(path.slice(1), text)),
      ),
    );
  });
}

const keyOf = (path: FieldPath, text: string) =>
  [...path.filter((step) => typeof step === "string"), text.replaceAll(/\s+/g, " ")].join("\n");

const paragraphsOf = (value: string) =>
  [...value.matchAll(/\S(?:[^\n]|\n(?![^\S\n]*\n))*/g)].map(({ 0: text, index }) => ({
    text: text.trimEnd(),
    index,
  }));

/** Texts and addresses that are those of the examples of their section's type. */
export const findExamples: FindPlaceholders = ({ path, text, locate }, page) => {
  const [root, index, , ...inner] = path;
  const type = root === "sections" && page.sections[Number(index)]?.type;
  if (!type) return [];
  // The picture itself is reported.
  const src = asText(dataAt(page.tree.data, [...path.slice(0, -1), "src"]));
  if (path.at(-1) === "alt" && page.files.get(src) === "example") return [];
  const examples = examplesOf(page.schemas, type);
  return paragraphsOf(text)
    .filter((paragraph) => examples.has(keyOf(inner, paragraph.text)))
    .map((paragraph) => ({
      path,
      problem: `still has the words of an example: ${quote(paragraph.text.replaceAll(/\s+/g, " "))}`,
      hint: "Write your own in their place.",
      range: locate([paragraph.index, paragraph.index + paragraph.text.length]),
    }));
};
