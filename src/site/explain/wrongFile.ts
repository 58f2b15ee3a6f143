import { quote, sentences } from "../../shared/text/wording.ts";
import { isHome, pageFileName, pageSchemas } from "../page/pageAddress.ts";
import type { ParsedPage } from "../page/parsedPage.ts";

/** The words about a group that belongs into the other kind of page file; undefined for any other name. */
export function explainWrongFile(
  name: string,
  page: ParsedPage,
): { message: string; hint: string } | undefined {
  const isFirst = isHome(page);
  const namesOf = (file: string) => Object.keys(page.schemas.get(file)?.properties ?? {});
  const { first, others } = pageSchemas;
  const [own, other] = isFirst ? [first, others] : [others, first];
  if (!namesOf(other).includes(name) || namesOf(own).includes(name)) return undefined;
  return isFirst
    ? {
        message: `${quote(name)} belongs in the files of pages/, and not in ${pageFileName}.`,
        hint: "The title and description of the first page stand below site:, and it is always on.",
      }
    : {
        message: `${quote(name)} belongs in ${pageFileName}, where it is for all pages.`,
        hint: sentences(
          "Move it there with the lines below it, or delete it here if it is there already.",
          name === "site" ? "The title and description of this page stand below page:." : "",
        ),
      };
}
