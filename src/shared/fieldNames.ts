import { formServices, trapOf } from "./providers/formServices.ts";
import type { FormService } from "./schema.gen.ts";

/** A field of a form, as far as its name depends on it. */
interface NamedField {
  label: string;
  name?: string | undefined;
  kind?: string;
  options?: unknown;
}

/** A form, as far as the names of its fields depend on it. */
interface NamedForm {
  service: FormService;
  action?: string | undefined;
  thanks?: string | undefined;
  consent?: unknown;
  consentName?: string | undefined;
}

/** The name under which a form sends the tick that agrees. */
export const consentNameOf = (given: string | undefined): string => given ?? "consent";

/** The value of that tick, as the service reads it. */
export const consentValueOf = (service: FormService | undefined): string =>
  service === "mailchimp" ? "Y" : "yes";

/** The names that a form sends besides its fields: of its service, and of the tick that agrees. */
export function reservedNames(form: NamedForm): string[] {
  const { service, action, thanks } = form;
  const { thanks: field } = formServices[service];
  return [
    trapOf(service, action),
    service === "netlify" && "form-name",
    thanks !== undefined && field !== "action" && field,
    form.consent !== undefined && consentNameOf(form.consentName),
  ].filter((name) => typeof name === "string");
}

/**
 * The names under which the fields of a form are sent: the name that the author gives, the service's name for the first
 * e-mail address, or the label. No two are alike: a name that is taken gets a number.
 */
export function nameFields(fields: readonly NamedField[], form: NamedForm): string[] {
  const taken = new Set([...reservedNames(form), ...fields.flatMap(({ name }) => name ?? [])]);
  const { email } = formServices[form.service];
  return fields.map(({ label, name, kind, options }) => {
    if (name !== undefined) return name;
    const wanted = kind === "email" && !options && !taken.has(email) ? email : label;
    let free = wanted;
    for (let number = 2; taken.has(free); number++) free = `${wanted} ${number}`;
    taken.add(free);
    return free;
  });
}

/** The name and the value that an option of a field is sent by. Mailchimp names each of several by its value. */
export function sentOption(
  service: FormService,
  field: { name: string; several?: boolean },
  value: string,
): { name: string; value: string } {
  if (service !== "mailchimp" || !field.several) return { name: field.name, value };
  return { name: `${field.name}[${value}]`, value: field.name === "gdpr" ? "Y" : value };
}
