import type { FormService } from "../schema.gen.ts";

/** The interface of a service that takes forms, as its documents describe it. */
interface ServiceFacts {
  name: string;
  /** The hosts of the addresses that it gives to forms; undefined if the form has none, or any. */
  hosts?: readonly string[];
  /** Such an address, as an example. */
  example: string;
  /** The name under which it reads an e-mail address. */
  email: string;
  /** The name of the field that it expects empty, because only programs fill it. */
  trap?: string;
  /** The field that says where visitors are led afterwards, or `action` if the form's own address does. */
  thanks?: string;
}

/** The services that take forms, by their names in page files. */
export const formServices: Record<FormService, ServiceFacts> = {
  formspree: {
    name: "Formspree",
    hosts: ["formspree.io"],
    example: "https://formspree.io/f/xyzabcde",
    email: "email",
    trap: "_gotcha",
    thanks: "_next",
  },
  buttondown: {
    name: "Buttondown",
    hosts: ["buttondown.com", "buttondown.email"],
    example: "https://buttondown.com/api/emails/embed-subscribe/your-name",
    email: "email",
  },
  mailchimp: {
    name: "Mailchimp",
    hosts: ["list-manage.com"],
    example: "https://your-name.us1.list-manage.com/subscribe/post?u=1a2b&id=3c4d",
    email: "EMAIL",
  },
  netlify: { name: "Netlify", example: "", email: "email", trap: "bot-field", thanks: "action" },
  own: { name: "A server of your own", example: "https://example.com/form", email: "email" },
};

/** True for the name of a service that takes forms. */
export const isFormService = (name: unknown): name is FormService =>
  typeof name === "string" && Object.hasOwn(formServices, name);

/** The field that a service expects empty. Mailchimp names it after the list, which the form's address says. */
export function trapOf(service: FormService, action: string | undefined): string | undefined {
  if (service !== "mailchimp" || !action || !URL.canParse(action))
    return formServices[service].trap;
  const { searchParams } = new URL(action);
  return `b_${searchParams.get("u")}_${searchParams.get("id")}`;
}
