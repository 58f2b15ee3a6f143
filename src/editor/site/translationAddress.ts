import type { TranslatedText } from "../../shared/editor/translations.ts";
import type { FieldPath } from "../../shared/fieldPath.ts";
import type { ValueAddress } from "../pending/change.ts";

type TextName = Pick<TranslatedText, "context" | "id">;

/** The address of the translation of a text in the catalogue of a language. */
export const translationAddress = (lang: string, { context, id }: TextName): ValueAddress => ({
  ...{ file: `translations/${lang}.po`, path: [context, id] },
});

/** The text that a path of `translationAddress` leads to. */
export function textAtAddress(path: FieldPath): TextName {
  const [context = "", id = ""] = path.map(String);
  return { context, id };
}
