import { child, dataAt } from "../../../shared/dataAt.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/** Words in brackets behind a label, or a sign, that say whether a field must be filled in. */
const mustBe =
  /[\s(（]*(?:\*+|[(（](?:required|mandatory|pflichtfeld|pflicht|erforderlich|obligatoire|requis|obligatorio|requerido|obbligatorio|richiesto|obrigatório|verplicht|wymagane|povinné|zorunlu|pakollinen|obligatorisk|påkrævet|påkrevd|必須|必填|필수)[)）])\s*:?\s*$/iu;
const mayBe =
  /\s*[(（](?:optional|freiwillig|facultatif|optionnel|opcional|facoltativo|facultativo|optioneel|opcjonalne|nepovinné|isteğe bağlı|valinnainen|valfritt|frivillig|valgfri|valgfritt|任意|选填|選填|선택)[)）]\s*:?\s*$/iu;

/** A form says by itself which field is optional: a label that says another thing, or the same, confuses. */
export const checkFieldLabels: Check = (page) =>
  page.fields.flatMap(({ path, value }): Diagnostic[] => {
    const isLabel = path.at(-1) === "label" && path.at(-3) === "fields";
    if (!isLabel || typeof value !== "string" || !sectionOf(page, path)?.on) return [];
    const field = path.slice(0, -1);
    const isRequired = child(dataAt(page.tree.data, field), "required") === true;
    const told = (says: string, hint: string): Diagnostic => ({
      code: "odd-label",
      message: `${nameOf(path, page.tree.data).where}: the label ${quote(value)} says that the field ${says}`,
      hint,
      mayBeMeant: path,
      range: page.tree.valueAt(path),
    });
    if (mustBe.test(value) && !isRequired) {
      return [
        told(
          "must be filled in, and the form takes it empty and calls it optional.",
          "Add a line required: true to the field, or take the sign out of the label.",
        ),
      ];
    }
    if (!mayBe.test(value)) return [];
    return [
      isRequired
        ? told(
            "is optional, and the form is not sent without it.",
            "Take required: true out, or the words in brackets.",
          )
        : told(
            "is optional, and the form says so beside it, too.",
            "Take the words in brackets out.",
          ),
    ];
  });
