import type { PageFile } from "../../shared/section.ts";
import { addressIn } from "../../shared/translatedAddress.ts";
import { languageOf } from "../languages.ts";
import { isHome } from "../page/pageAddress.ts";
import { plainTextOf } from "../translate/plainTextOf.ts";
import { type Translation, withValue } from "../translate/translateData.ts";
import { completeHome, completeSubpage } from "./complete.ts";
import type { TranslatedSite } from "./translateSite.ts";

/** Completes the translated pages of a site. Their links lead to pages in the same language. */
export function completeTranslated(
  translated: readonly Translation[],
  lang: string,
  { files, context, clock }: TranslatedSite,
): PageFile[] {
  const { schemas, paths, files: publicFiles } = context;
  const translatedAddresses = new Map(
    files.map(({ path, parsed }) => [path, addressIn(lang, { path }, parsed?.page?.tree.data)]),
  );
  const isPage = (path: string) => isHome({ path }) || paths.has(path);
  let first: PageFile | undefined;
  return translated.flatMap(({ data, texts, path, untranslated }, index): PageFile[] => {
    const address = { file: files[index]?.file ?? "", path };
    const completing = {
      schemas,
      texts,
      files: publicFiles,
      address,
      isPage,
      clock,
      translated: translatedAddresses,
    };
    const own = isHome({ path })
      ? completeHome(withValue(data, ["site", "lang"], lang), completing)
      : first && completeSubpage(data, first, completing);
    first ??= own;
    if (!own || !first) return [];
    // A page shows texts of the first one: its header and footer.
    const inherited = isHome({ path }) ? [] : (first.edition?.untranslated ?? []);
    const edition = {
      source: path,
      lang: languageOf(files[0]?.parsed?.page?.tree.data),
      untranslated: [...new Set([...untranslated.map(plainTextOf), ...inherited])],
    };
    const pageFile = { ...own, edition };
    if (isHome({ path })) first = pageFile;
    return [pageFile];
  });
}
