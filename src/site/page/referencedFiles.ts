import { dataAt } from "../../shared/dataAt.ts";
import { endsIn, fonts, pictureEndings } from "../../shared/fileEndings.ts";
import { asText } from "../../shared/lookUp.ts";
import { filesInLanguages } from "../files/filesInLanguage.ts";
import { decodePath } from "../files/served.ts";
import { otherLanguagesOf } from "../languages.ts";
import type { MediaFiles } from "../media/facts.ts";
import type { ParsedPage } from "./parsedPage.ts";
import { baseOf, homeOf, settingsOf } from "./sitePages.ts";

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The files that the pages in the other languages of the site show in the place of a file. */
export const listVariants = (file: string, page: ParsedPage): string[] =>
  filesInLanguages(
    file,
    otherLanguagesOf(settingsOf(page)).map(({ lang }) => lang),
    page.files,
  );

const withVariants = (files: readonly string[], page: ParsedPage): string[] =>
  unique(files.flatMap((file) => [file, ...listVariants(file, page)]));

/** The media that the page names in each language, and that exist. */
export const listMedia = (page: ParsedPage): MediaFiles => ({
  pictures: withVariants(listPictures(page), page),
  films: withVariants(
    listFilms(page).map(({ file }) => file),
    page,
  ),
  // The texts of every page are set in the fonts of the first one's theme.
  fonts: unique(listFonts(homeOf(page) ?? page).map(({ file }) => file)),
});

const listPictures = ({ fields, defaults, files }: ParsedPage): string[] =>
  unique(
    [...fields, ...defaults]
      .filter(({ kind }) => kind === "asset")
      .map(({ value }) => asText(value))
      .filter((file) => files.get(file) === "file" && endsIn(file, pictureEndings)),
  );

/** The properties that hold a film. Each is the ending of its file, too. */
export const filmFormats = ["mp4", "webm"] as const;

/** The films that the page names and that exist with the right ending, each with the picture that is shown before it. */
export const listFilms = ({ fields, files, tree }: ParsedPage) =>
  fields.flatMap(({ kind, value, path }) => {
    const format = filmFormats.find((each) => each === path.at(-1));
    const file = asText(value);
    if (kind !== "asset" || !format || !file.toLowerCase().endsWith(`.${format}`)) return [];
    const poster = asText(dataAt(tree.data, [...path.slice(0, -1), "poster"]));
    return files.get(file) === "file" ? [{ file, path, format, poster }] : [];
  });

/** The font files that the page's theme names, and that exist. */
export const listFonts = ({ fields, files }: ParsedPage) =>
  fields.flatMap(({ kind, path, value }) => {
    const file = asText(value);
    const isFont = kind === "asset" && path[0] === "theme" && endsIn(file, fonts);
    return isFont && files.get(file) === "file" ? [{ path, file }] : [];
  });

/** Every file of public/ that the page names in each language, or links to. */
export const listReferencedFiles = (page: ParsedPage): string[] => {
  const { fields, defaults, files } = page;
  const base = baseOf(page);
  const paths = [...fields, ...defaults].flatMap(({ kind, value }) => {
    if (kind === "asset") return withVariants([asText(value)], page);
    if (kind !== "href") return [];
    const [path = ""] = asText(value).split(/[?#]/);
    const own = path.startsWith(base) ? `/${path.slice(base.length)}` : path;
    return [path, own].map((each) => decodePath(each) ?? each);
  });
  return unique(paths).filter((file) => files.get(file) === "file");
};
