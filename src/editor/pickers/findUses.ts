import type { EditorState } from "../../shared/editor/endpoint.ts";
import { withoutLanguage } from "../../shared/fileEndings.ts";
import { titleOfPage } from "../site/titleOfPage.ts";

/** The names of the pages that a file of public/ is used on. Those that use it in a file of texts/ are not known. */
export const findUses = ({ pages }: EditorState, file: string): string[] =>
  pages
    .filter(({ data }) => {
      const text = JSON.stringify(data) ?? "";
      return text.includes(file) || text.includes(withoutLanguage(file));
    })
    .map(titleOfPage);
