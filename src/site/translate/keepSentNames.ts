import { child, dataAt } from "../../shared/dataAt.ts";
import { nameFields } from "../../shared/fieldNames.ts";
import { isFormService } from "../../shared/providers/formServices.ts";
import { listForms } from "../page/listForms.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import { withValue } from "./translateData.ts";

/**
 * The data of a translated page whose forms send the same names and values as those of the page itself: who receives them
 * has one list, whatever language a visitor reads. Without these settings, labels and options are sent.
 */
export function keepSentNames(page: ParsedPage, translated: unknown): unknown {
  let data = translated;
  for (const path of listForms(page)) {
    const form = dataAt(page.tree.data, path);
    const fields = child(form, "fields");
    if (!Array.isArray(fields)) continue;
    const names = namesOf(form, fields);
    for (const [index, field] of fields.entries()) {
      const at = [...path, "fields", index];
      const add = (name: string, value: unknown) => {
        const isAdded = value !== undefined && child(field, name) === undefined;
        if (isAdded) data = withValue(data, [...at, name], value);
      };
      add("name", names[index]);
      add("values", child(field, "options"));
    }
  }
  return data;
}

/** The names under which the fields of a form are sent; none if the form is not as its schema wants it. */
function namesOf(form: unknown, fields: readonly unknown[]): readonly (string | undefined)[] {
  const text = (value: unknown, name: string) => {
    const given = child(value, name);
    return typeof given === "string" ? given : undefined;
  };
  const service = child(form, "service");
  const named = fields.flatMap((field) => {
    const label = text(field, "label");
    const [name, kind, options] = [
      text(field, "name"),
      text(field, "kind"),
      child(field, "options"),
    ];
    return label === undefined ? [] : { label, name, options, ...(kind !== undefined && { kind }) };
  });
  if (named.length < fields.length) return [];
  return nameFields(named, {
    service: isFormService(service) ? service : "own",
    action: text(form, "action"),
    thanks: text(form, "thanks"),
    consent: child(form, "consent"),
    consentName: text(form, "consentName"),
  });
}
