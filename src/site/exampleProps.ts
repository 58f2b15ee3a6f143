import { type Schemas, sectionSchema } from "../schema/schemaNode.ts";
import { lookUp } from "../shared/lookUp.ts";
import { arrangeAs, listLayouts } from "./exampleLayouts.ts";
import { english, findLanguageFile, type LanguageFile, readLanguageFile } from "./languages.ts";

/** The file of a language that has the texts of the first example of each type, by the English text. */
export const examplesFile = "examples.json";

type Translations = Readonly<Record<string, string>>;

/**
 * The props of a new section: the first example of its type, in this language where its texts are translated. With a layout,
 * the first example that has it, or where that is not translated, the first example arranged so.
 */
export function exampleProps(schemas: Schemas, type: string, lang: string, layout = ""): unknown {
  const usual = firstExample(schemas, type);
  const layouts = listLayouts(schemas, type);
  const found = layouts?.layouts.find(({ name }) => name === layout);
  if (!layouts || !found) return exampleIn(lang, usual);
  const isEnglish = findLanguageFile(lang, examplesFile).lang === english;
  if (isEnglish || found.example === usual) return exampleIn(lang, found.example);
  return arrangeAs(schemas, type, exampleIn(lang, usual), { [layouts.property]: layout });
}

/** An example, or a text of one, in this language where it is translated. */
export function exampleIn(lang: string, example: unknown): unknown {
  const file = findLanguageFile(lang, examplesFile);
  return file.lang === english ? example : translateExample(example, file);
}

/** The first example of a section type as its schema has it. */
export function firstExample(schemas: Schemas, type: string): unknown {
  const examples = schemas.get(sectionSchema(type))?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** An example with its texts in the language of a file. A text that the file lacks stays English. */
export function translateExample(example: unknown, file: LanguageFile): unknown {
  const translations = readLanguageFile<Translations>(file);
  const translate = (value: unknown): unknown => {
    if (typeof value === "string") return lookUp(translations, value) ?? value;
    if (Array.isArray(value)) return value.map(translate);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translate(each)]));
  };
  return translate(example);
}
