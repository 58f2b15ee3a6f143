import { child, dataAt } from "../../../shared/dataAt.ts";
import { consentNameOf, reservedNames } from "../../../shared/fieldNames.ts";
import { formServices, isFormService } from "../../../shared/providers/formServices.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { listForms } from "../../page/listForms.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

type Path = (string | number)[];

/** The fields of a form are sent under names of their own: those that an author gives are neither alike nor taken. */
export const checkFieldNames: Check = (page) =>
  listForms(page).flatMap((props) => [...checkConsent(props, page), ...checkNames(props, page)]);

function checkNames(props: Path, { tree }: ParsedPage): Diagnostic[] {
  const form = dataAt(tree.data, props);
  const text = (name: string) => {
    const value = child(form, name);
    return typeof value === "string" ? value : undefined;
  };
  const given = child(form, "service");
  const service = isFormService(given) ? given : "own";
  const { name: serviceName } = formServices[service];
  const [action, thanks, consent] = [text("action"), text("thanks"), text("consent")];
  const taken = new Map(
    reservedNames({ service, action, thanks }).map((name) => [
      name,
      `the form sends one of that name to ${serviceName} already`,
    ]),
  );
  const refuse = ({ path, name, reason }: { path: Path; name: string; reason: string }) => {
    const { where, name: setting } = nameOf(path, tree.data);
    return {
      code: "same-name",
      message: `${where}: ${quote(setting)} cannot be ${quote(name)}: ${reason}, so what visitors write in one of the two is lost.`,
      hint: "Give this field another name.",
      range: tree.valueAt(path),
    } as const;
  };
  const found: Diagnostic[] = [];
  if (consent !== undefined) {
    const name = consentNameOf(text("consentName"));
    const isOnly = child(form, "fields") === undefined && child(form, "field") === undefined;
    const isEmail = isOnly && name === formServices[service].email;
    const reason = isEmail ? "the e-mail address is sent under that name" : taken.get(name);
    if (reason !== undefined) found.push(refuse({ path: [...props, "consentName"], name, reason }));
    taken.set(name, "the box that must be ticked has that name");
  }
  for (const { path, name } of listNames(props, form)) {
    const reason = taken.get(name);
    // A server that reads lists takes many fields of such a name.
    if (!name.endsWith("[]")) taken.set(name, "another field has that name");
    if (reason !== undefined) found.push(refuse({ path, name, reason }));
  }
  return found;
}

/** The names that the author gives: that of the only field, or those of the fields. */
function listNames(props: Path, form: unknown): { path: Path; name: string }[] {
  const fields = child(form, "fields");
  const paths = Array.isArray(fields)
    ? fields.map((_, index) => [...props, "fields", index, "name"])
    : [[...props, "field"]];
  return paths.flatMap((path) => {
    const name = dataAt(form, path.slice(props.length));
    return typeof name === "string" ? [{ path, name }] : [];
  });
}

/** The name of a tick that no box asks for. */
function checkConsent(props: Path, { tree }: ParsedPage): Diagnostic[] {
  const path = [...props, "consentName"];
  if (dataAt(tree.data, path) === undefined) return [];
  if (dataAt(tree.data, [...props, "consent"]) !== undefined) return [];
  return [
    {
      code: "unused",
      message: `${nameOf(path, tree.data).where}: "consentName" is not used, because the form has no "consent".`,
      hint: "Add a line consent: with the words beside the box, or delete this one.",
      range: tree.keyAt(path),
    },
  ];
}
