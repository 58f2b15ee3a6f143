import path from "node:path";
import { type DecodedSource, decode } from "../../yaml/decode.ts";
import { readIfThere } from "../readIfThere.ts";
import { listFiles } from "./listFiles.ts";

/** The catalogues of a site, by their languages. */
export type Translations = ReadonlyMap<string, DecodedSource>;

/** The folder of a site's catalogues. */
export const translationsFolder = "translations";

/** The catalogue of a language, by its path from the root. */
export const catalogueFile = (lang: string): string => `${translationsFolder}/${lang}.po`;

/** The language of a catalogue, from its path from the root; undefined for any other file. */
export const languageOfCatalogue = (file: string): string | undefined =>
  /^translations\/([^./][^/]*)\.po$/.exec(file)?.[1];

/** Decodes a catalogue. It holds the texts of all pages twice, and what is no longer on the site. */
export const decodeCatalogue = (bytes: Uint8Array): DecodedSource =>
  decode(bytes, {
    megabytes: 20,
    name: "a catalogue",
    hint: "Take out what is no longer on the site: the entries at its end that begin with #~.",
  });

/** Reads the catalogues of the site in `root`. */
export async function loadTranslations(root: string): Promise<Translations> {
  const names = await listFiles(path.join(root, translationsFolder));
  const languages = names.flatMap(
    (name) => languageOfCatalogue(`${translationsFolder}/${name}`) ?? [],
  );
  return new Map(
    await Promise.all(
      languages.map(async (lang): Promise<[string, DecodedSource]> => {
        const bytes = await readIfThere(path.join(root, catalogueFile(lang)));
        return [lang, decodeCatalogue(bytes)];
      }),
    ),
  );
}
