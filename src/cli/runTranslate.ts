import path from "node:path";
import { parseArgs } from "node:util";
import type { Operation } from "../shared/operation.ts";
import { allOf, quote } from "../shared/text/wording.ts";
import { judgeCode } from "../site/checks/text/languageCodes.ts";
import { editSite } from "../site/edit/editSite.ts";
import { catalogueFile, decodeCatalogue } from "../site/files/translations.ts";
import { isLanguage, languageOf, nameOfLanguage, otherLanguagesOf } from "../site/languages.ts";
import { pageFileName } from "../site/page/pageAddress.ts";
import type { ParsedPage } from "../site/page/parsedPage.ts";
import { checkSite, parseSite } from "../site/read/loadSite.ts";
import { loadSiteContext } from "../site/read/loadSiteContext.ts";
import { locate } from "../site/read/locate.ts";
import { formatDiagnostics } from "../site/report/format.ts";
import { countPhrases, indexCatalogue } from "../site/translate/indexCatalogue.ts";
import { listSitePhrases } from "../site/translate/listSitePhrases.ts";
import { parseCatalogue } from "../site/translate/parseCatalogue.ts";
import { readCatalogue } from "../site/translate/readCatalogue.ts";
import { updateCatalogue } from "../site/translate/updateCatalogue.ts";
import { writeTranslations } from "../site/translate/writeTranslation.ts";
import { encode } from "../site/write/fix.ts";
import { changeFiles } from "../site/write/replaceFiles.ts";
import type { CommandRun } from "./commandRun.ts";
import { type Drafts, draftTranslations } from "./draftTranslations.ts";
import { explainArgs } from "./explainArgs.ts";

const help = `npm run translate

Writes the texts of the site into the catalogues of its languages, translations/de.po and others. Translations are kept:
that of a reworded text is marked to be looked at, and that of a text which is gone is put at the end.

  -- de                      only the catalogue of this language, which is added to site.languages if it is not there
  -- de --with "my-program"  lets a program draft what is missing: it reads each text from its standard input, and prints
                             the translation, which is marked to be looked at. SOURCE_LANGUAGE and TARGET_LANGUAGE name
                             the languages. Nothing is sent anywhere but to the program.

Exits with 0, with 1 if a page or a catalogue has a mistake, and with 2 if it is called wrongly.
`;

/** Brings the catalogues of the site in `root` up to date, and starts those of new languages. */
export async function runTranslate(root: string, args: string[]): Promise<CommandRun> {
  const read = readArgs(args);
  if ("complaint" in read) return { output: "", complaint: read.complaint, code: 2 };
  if (read.isHelp) return { output: help, code: 0 };
  const before = await readPages(root);
  if ("complaint" in before) return { output: "", complaint: before.complaint, code: 1 };
  const added = read.languages.filter((lang) => !before.languages.includes(lang));
  if (added.includes(before.own)) {
    const complaint = `${before.own} is the language that the pages are written in. Name another one.`;
    return { output: "", complaint, code: 2 };
  }
  const [wrong] = added.flatMap((lang) => judgeCode(lang) ?? []);
  if (wrong) {
    const complaint = `Nothing is added: ${wrong.problem}. ${wrong.hint}`;
    return { output: "", complaint, code: 2 };
  }
  const refusal = added.length > 0 ? await addLanguages(root, added, before) : undefined;
  if (refusal !== undefined) return { output: "", complaint: refusal, code: 1 };
  const site = added.length > 0 ? await readPages(root) : before;
  if ("complaint" in site) return { output: "", complaint: site.complaint, code: 1 };
  const languages = read.languages.length > 0 ? read.languages : site.languages;
  if (languages.length === 0) return { output: "", complaint: nothing, code: 1 };
  const lines = added.map(
    (lang) => `Added ${nameOfLanguage(lang)} to site.languages in ${pageFileName}.`,
  );
  const complaints: string[] = [];
  for (const lang of languages) {
    const updated = await updateLanguage(root, lang, site.pages);
    if ("complaint" in updated) {
      complaints.push(updated.complaint);
      continue;
    }
    const drafting = { command: read.with, root, from: before.own, to: lang };
    const drafts = read.with ? await draftTranslations(updated.missing, drafting) : undefined;
    if (drafts?.complaint) complaints.push(drafts.complaint);
    const drafted = drafts && (await updateLanguage(root, lang, site.pages, drafts.texts));
    if (drafted && "complaint" in drafted) complaints.push(drafted.complaint);
    else lines.push((drafted ?? updated).line);
  }
  const output = lines.map((line) => `${line}\n`).join("");
  return complaints.length > 0
    ? { output, complaint: complaints.join("\n"), code: 1 }
    : { output, code: 0 };
}

const nothing = "The site has one language. npm run translate -- de adds German, and so on.";

function readArgs(args: string[]) {
  try {
    const options = { help: { type: "boolean" }, with: { type: "string", default: "" } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const wrong = positionals.find((lang) => !/^[a-z]{2,3}(-|$)/.test(lang) || !isLanguage(lang));
    if (wrong !== undefined) {
      return { complaint: `${quote(wrong)} is no language. A language is written as de or pt-BR.` };
    }
    const languages = [...new Set(positionals)];
    return { isHelp: values.help ?? false, with: values.with, languages };
  } catch (error) {
    return { complaint: `${explainArgs(error)} npm run translate -- --help lists the options.` };
  }
}

/** The pages of a site, its own language, and the others. A part that cannot be read would lose its translations. */
async function readPages(root: string) {
  const site = await parseSite(root, await loadSiteContext(root));
  const { pages } = checkSite(site);
  const wrong = pages.filter(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === "error"),
  );
  if (wrong.length > 0) {
    const names = allOf(wrong.map(({ file }) => file));
    return {
      complaint: `${names} ${wrong.length === 1 ? "has" : "have"} mistakes, so nothing is written. npm run check explains them.`,
    };
  }
  const parsed = site.files.flatMap((file) => file.parsed?.page ?? []);
  const data = parsed[0]?.tree.data;
  return {
    pages: parsed,
    own: languageOf(data),
    languages: otherLanguagesOf(data).map(({ lang }) => lang),
    schemas: site.context.schemas,
  };
}

type SitePages = Exclude<Awaited<ReturnType<typeof readPages>>, { complaint: string }>;

/** Adds languages to page.yaml. Returns the reason why it cannot be done. */
async function addLanguages(
  root: string,
  added: readonly string[],
  { languages, schemas }: SitePages,
): Promise<string | undefined> {
  const at = ["site", "languages"];
  const entries = added.map((lang) => ({ lang, name: nameOfLanguage(lang) }));
  const operation: Operation =
    languages.length === 0
      ? { do: "set", path: at, value: entries }
      : { do: "all", operations: entries.map((value) => ({ do: "insert", path: at, value })) };
  const edited = await editSite(root, pageFileName, operation, schemas);
  return "refusal" in edited ? edited.refusal.message : undefined;
}

/** A catalogue after an update: its counts in a line, and the texts without a translation. */
interface Updated {
  line: string;
  missing: ReadonlySet<string>;
}

/**
 * Updates the catalogue of a language, with these drafts for texts that have no translation, and counts its texts. A
 * catalogue with an error stays as it is.
 */
async function updateLanguage(
  root: string,
  lang: string,
  pages: readonly ParsedPage[],
  drafts: Drafts["texts"] = new Map(),
) {
  const file = catalogueFile(lang);
  const place = path.join(root, file);
  const phrases = listSitePhrases(pages);
  const result = await changeFiles<{ complaint: string } | Updated>(
    async () => [place],
    (read) => {
      const bytes = read.get(place) ?? new Uint8Array();
      const catalogue = readCatalogue(decodeCatalogue(bytes));
      const { source, diagnostics } = catalogue;
      if (diagnostics.length > 0) {
        const found = formatDiagnostics(locate(diagnostics, source, file), source);
        return { next: new Map(), result: { complaint: found } };
      }
      const updated = parseCatalogue(updateCatalogue(catalogue, phrases, lang));
      const { stateOf } = indexCatalogue(updated);
      const missing = phrases.filter((phrase) => stateOf(phrase) === "missing");
      const text = writeTranslations(
        updated,
        missing.flatMap((phrase) => {
          const draft = drafts.get(phrase.text);
          return draft === undefined ? [] : { phrase, text: draft, isFuzzy: true };
        }),
      );
      const next = text === source ? [] : ([[place, encode(text, bytes)]] as const);
      const line = describe(file, text, phrases);
      const result = { line, missing: new Set(missing.map((phrase) => phrase.text)) };
      return { next: new Map(next), result };
    },
  );
  return (
    result ?? { complaint: `${file} is being written by another program. Run the command again.` }
  );
}

function describe(file: string, text: string, phrases: Parameters<typeof countPhrases>[0]): string {
  const catalogue = parseCatalogue(text);
  const { translated, missing, stale } = countPhrases(phrases, indexCatalogue(catalogue));
  const gone = catalogue.entries.filter(({ isObsolete }) => isObsolete).length;
  const parts = [
    `${translated} translated`,
    ...(missing > 0 ? [`${missing} to translate`] : []),
    ...(stale > 0 ? [`${stale} to look at again`] : []),
    ...(gone > 0 ? [`${gone} no longer on the site`] : []),
  ];
  return `${file}: ${parts.join(", ")}.`;
}
