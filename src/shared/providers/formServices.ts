import type { FormService } from "../schema.gen.ts";

/** The interface of a service that takes forms, as its documents describe it. */
interface ServiceFacts {
  name: string;
  /** The hosts of the addresses that it gives to forms; undefined if the form has none, or any. */
  hosts?: readonly string[];
  /** The form of such an address behind its host: the path, and the query. Undefined where it may be any. */
  form?: RegExp;
  /** Such an address that follows from another one of the service's. */
  derive?: (other: URL) => string | undefined;
  /** Such an address, as an example. */
  example: string;
  /** The name under which it reads an e-mail address. */
  email: string;
  /** The name of the field that it expects empty, because only programs fill it. */
  trap?: string;
  /**
   * The field for the address that visitors are led to afterwards, or `action` if the form's own address contains it.
   */
  thanks?: string;
}

/** The services that take forms, by their names in page files. */
export const formServices: Record<FormService, ServiceFacts> = {
  formspree: {
    name: "Formspree",
    hosts: ["formspree.io"],
    // A form of a project has the second form; an old form has an e-mail address in its place, or eight letters.
    form: /^\/(f\/\w+|p\/\w+\/f\/\w+|[^/?@]+@[^/?@]+|[a-z]{8})\/?(\?|$)/,
    derive: ({ pathname }) => {
      const [, id] = /^\/forms\/(\w+)(\/|$)/.exec(pathname) ?? [];
      return id && `https://formspree.io/f/${id}`;
    },
    example: "https://formspree.io/f/xyzabcde",
    email: "email",
    trap: "_gotcha",
    thanks: "_next",
  },
  buttondown: {
    name: "Buttondown",
    hosts: ["buttondown.com", "buttondown.email"],
    form: /^\/api\/emails\/embed-subscribe\/[^/?]+\/?(\?|$)/,
    derive: ({ pathname }) => {
      const [, name] = /^\/([\w.-]+)\/?$/.exec(pathname) ?? [];
      return name && `https://buttondown.com/api/emails/embed-subscribe/${name}`;
    },
    example: "https://buttondown.com/api/emails/embed-subscribe/your-name",
    email: "email",
  },
  mailchimp: {
    name: "Mailchimp",
    hosts: ["list-manage.com"],
    form: /^\/subscribe\/post\/?\?(?=.*\bu=\w)(?=.*\bid=\w)/,
    derive: ({ origin, pathname, searchParams }) => {
      const [list, id] = [searchParams.get("u"), searchParams.get("id")];
      return pathname.startsWith("/subscribe") && list && id
        ? `${origin}/subscribe/post?${new URLSearchParams({ u: list, id })}`
        : undefined;
    },
    example: "https://your-name.us1.list-manage.com/subscribe/post?u=1a2b&id=3c4d",
    email: "EMAIL",
  },
  netlify: { name: "Netlify", example: "", email: "email", trap: "bot-field", thanks: "action" },
  own: { name: "A server of your own", example: "https://example.com/form", email: "email" },
};

/** True for the name of a service that takes forms. */
export const isFormService = (name: unknown): name is FormService =>
  typeof name === "string" && Object.hasOwn(formServices, name);

/** The field that a service expects empty. Mailchimp names it after the list in the form's address. */
export function trapOf(service: FormService, action: string | undefined): string | undefined {
  if (service !== "mailchimp" || !action || !URL.canParse(action))
    return formServices[service].trap;
  const { searchParams } = new URL(action);
  return `b_${searchParams.get("u")}_${searchParams.get("id")}`;
}
