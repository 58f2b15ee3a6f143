import { findLanguageFile, type LanguageFile } from "../../../site/languages.ts";

/** The folder of the templates of more pages for a site in this language, in English if there are none in it. */
export const findTemplates = (lang: string): LanguageFile => findLanguageFile(lang, "pages");
