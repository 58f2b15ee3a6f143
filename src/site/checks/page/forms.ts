import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { formServices, isFormService } from "../../../shared/providers/formServices.ts";
import type { FormService } from "../../../shared/schema.gen.ts";
import { didYouMean, nameOf, oneOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { homeOf, settingsOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** A form needs an address of its service; the `action` and `thanks` beside a `formService` belong to it. */
export const checkForms: Check = (page) =>
  page.fields.flatMap(({ kind, value, path }) => {
    const props = path.slice(0, -1);
    if (kind === "address" && dataAt(page.tree.data, [...props, "service"]) === undefined) {
      const service = serviceOf(value);
      return service ? checkForm({ service, props }, page) : [];
    }
    if (kind !== "formService" || !isFormService(value)) return [];
    const form = { service: value, props };
    return [...checkAction(form, page), ...checkThanks(form, page)];
  });

interface Form {
  service: FormService;
  /** The path of the properties that the form is made of. */
  props: (string | number)[];
}

function checkAction({ service, props }: Form, page: ParsedPage): Diagnostic[] {
  const { tree } = page;
  const { name, hosts, example } = formServices[service];
  const action = dataAt(tree.data, [...props, "action"]);
  const { where } = nameOf([...props, "action"], tree.data);
  if (action === undefined) {
    if (!example) return [];
    return [
      {
        code: "missing",
        message: `${where}: "action" is missing, so nothing is sent.`,
        hint: `Add a line action: with the address that takes the form, such as ${example}.`,
        range: tree.keyAt([...props, "service"]),
      },
    ];
  }
  if (!example) {
    return [
      {
        code: "unused",
        message: `${where}: ${name} takes the form at the address of the page, so "action" is not used.`,
        hint: "Delete the line.",
        range: tree.keyAt([...props, "action"]),
      },
    ];
  }
  const isLocal = asText(action).startsWith("/");
  const host = hostOf(action);
  if (!hosts || !(host || isLocal)) return [];
  if (serviceOf(action) === service) return checkForm({ service, props }, page);
  return [
    {
      code: "wrong-service",
      message: `${where}: ${name} takes forms at ${oneOf(hosts)}, and "action" leads to ${isLocal ? "the server of the site" : host}.`,
      hint: `Write the address that ${name} gives you, such as ${example}, or another service.`,
      range: tree.valueAt([...props, "action"]),
    },
  ];
}

const hostOf = (action: unknown): string =>
  URL.canParse(asText(action)) ? new URL(asText(action)).hostname : "";

/** The service whose host an address has. */
const serviceOf = (action: unknown): FormService | undefined =>
  Object.keys(formServices)
    .filter(isFormService)
    .find((service) =>
      formServices[service].hosts?.some((host) => `.${hostOf(action)}`.endsWith(`.${host}`)),
    );

/** Finds an address of a service that takes no form, as that of a page where visitors sign up. */
function checkForm({ service, props }: Form, { tree }: ParsedPage): Diagnostic[] {
  const { name, form, derive, example } = formServices[service];
  const path = [...props, "action"];
  const action = asText(dataAt(tree.data, path));
  if (!form || !URL.canParse(action)) return [];
  const url = new URL(action);
  if (form.test(url.pathname + url.search)) return [];
  const near = [derive?.(url)].filter((each) => each !== undefined);
  const range = tree.valueAt(path);
  return [
    {
      code: "bad-address",
      message: `${nameOf(path, tree.data).where}: ${quote(action)} is an address of ${name}, but not one that takes a form.`,
      hint:
        near.length > 0
          ? didYouMean(near)
          : `Write the address that ${name} gives you for forms, such as ${example}.`,
      range,
      suggestions: offering(range, near),
    },
  ];
}

function checkThanks({ service, props }: Form, page: ParsedPage): Diagnostic[] {
  const { tree } = page;
  const path = [...props, "thanks"];
  const { name, thanks } = formServices[service];
  const given = dataAt(tree.data, path);
  if (given === undefined) return [];
  const { where } = nameOf(path, tree.data);
  if (!thanks) {
    return [
      {
        code: "unused",
        message: `${where}: ${name} does not read ${quote("thanks")}.`,
        hint: "Say there where visitors are led, and delete the line.",
        range: tree.keyAt(path),
      },
    ];
  }
  const isWhole = thanks === "action" || !asText(given).startsWith("/");
  const isUrlGiven = dataAt(settingsOf(page), ["site", "url"]) !== undefined;
  if (isWhole || isUrlGiven || !homeOf(page)) return [];
  return [
    {
      code: "no-url",
      message: `${where}: ${name} needs the whole address of the page of thanks, and the address of the site is not given.`,
      hint: "Add a line url: below site:, such as url: https://example.com.",
      range: tree.keyAt(path),
    },
  ];
}
