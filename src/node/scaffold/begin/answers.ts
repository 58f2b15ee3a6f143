import type { SchemaNode, Schemas } from "../../../schema/schemaNode.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import { quote } from "../../../shared/text/wording.ts";
import { judgeCode } from "../../../site/checks/text/languageCodes.ts";

/** A newcomer's brand and wish: the starter page is made from nothing else. */
export interface Answers {
  /** The brand's name, as visitors read it. */
  name: string;
  /** The page's language, as `site.lang` has it. */
  lang: string;
  /** The main colour, as `#rgb` or `#rrggbb`. */
  accent: string;
  /** The look that everything else is laid over. */
  look: Theme["preset"];
  /** More pages beside the first: privacy, terms, cookies and thanks. */
  pages: boolean;
}

/** The answers without which there is no page. */
export type NeededAnswer = Exclude<keyof Answers, "look" | "pages">;

/** One thing to know. */
interface Question {
  text: string;
  /** An answer, as a command line has it. */
  example: string;
  /** The answer in its final form; throws, with what to do, where it is none. */
  read: (answer: string, schemas: Schemas) => string;
}

/** The questions that need an answer, in the order in which they are asked. */
export const questions: Record<NeededAnswer, Question> = {
  name: { text: "The brand's name", example: '"Blue Kettle"', read: readName },
  lang: {
    text: "The language of the page, such as en, pt-BR or he",
    example: "en",
    read: readLanguage,
  },
  accent: {
    text: "The brand's main colour, such as #ffc300",
    example: '"#ffc300"',
    read: (answer, schemas) =>
      match(answer, schemas.get("theme.schema.json")?.definitions?.color, (text) =>
        text.toLowerCase().replace(/^(?!#)/, "#"),
      ),
  },
};

/** The question that comes last. */
export const pagesQuestion = "More pages, for privacy, terms, cookies and thanks (yes or no)";

/** An answer to a question of yes or no; throws, with what to do, where it is none. */
export function readYesNo(answer: string): boolean {
  const word = answer.trim().toLowerCase();
  if (["yes", "y"].includes(word)) return true;
  if (["no", "n"].includes(word)) return false;
  throw new Error(`${quote(answer)} is not understood. Write yes or no.`);
}

function readName(answer: string): string {
  const name = answer.trim().normalize();
  if (name === "") throw new Error("The name is empty. Write it as visitors should read it.");
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(name)) {
    throw new Error(`The name ${quote(name)} is more than one line. Write it without line breaks.`);
  }
  return name;
}

function readLanguage(answer: string, schemas: Schemas): string {
  const lang = match(
    answer,
    schemas.get("common.schema.json")?.definitions?.languageTag,
    (text) => Intl.getCanonicalLocales(text)[0] ?? "",
  );
  const wrong = judgeCode(lang);
  if (wrong) throw new Error(`${quote(answer)} is not understood: ${wrong.problem}. ${wrong.hint}`);
  return lang;
}

/** The answer in its usual form, if the schema has nothing against it. */
function match(
  answer: string,
  schema: SchemaNode | undefined,
  normalize: (answer: string) => string,
): string {
  const fault = new Error(
    `${quote(answer)} is not understood. ${schema?.patternErrorMessage ?? schema?.description}`,
  );
  let value: string;
  try {
    value = normalize(answer.trim());
  } catch {
    throw fault;
  }
  if (!new RegExp(String(schema?.pattern), "u").test(value)) throw fault;
  return value;
}
