import { child, dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { decodePath } from "../../files/served.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { parsedPageAt, settingsOf } from "../../page/sitePages.ts";
import { findFormPage } from "../../values/formPages.ts";
import type { Check } from "../index.ts";

/** A form is sent to something that takes it. Pages, of this site or of a service, take none: what visitors write is lost. */
export const checkFormTargets: Check = (page) =>
  page.fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    if (kind !== "address" || typeof value !== "string") return [];
    const form = dataAt(page.tree.data, path.slice(0, -1));
    // Netlify takes the form at the address of its page, and reads no other.
    if (child(form, "service") === "netlify") return [];
    const { where, name } = nameOf(path, page.tree.data);
    const told = (what: string, hint: string): Diagnostic => ({
      code: "bad-address",
      message: `${where}: ${named(name)} leads to ${what}, which takes no form: what visitors write is lost.`,
      hint,
      range: page.tree.valueAt(path),
    });
    const service = findFormPage(value);
    if (service) {
      return [
        told(
          `a page of ${service}`,
          "Link to that page with a button in place of the form, or write the address of a service that takes forms.",
        ),
      ];
    }
    const own = pathOnSite(value, page);
    if (own === undefined || !parsedPageAt(own, page)) return [];
    return [
      told(
        `${quote(own)}, a page of this site`,
        "Write the address of the service or the program that takes the form.",
      ),
    ];
  });

/** The path of an address on the site itself, without what follows ? or #. */
function pathOnSite(value: string, page: ParsedPage): string | undefined {
  const site = asText(dataAt(settingsOf(page), ["site", "url"]));
  const origin = URL.canParse(site) ? new URL(site).origin : "https://site.invalid";
  if (!URL.canParse(value, origin)) return undefined;
  const { origin: host, pathname } = new URL(value, origin);
  return host === origin ? decodePath(pathname)?.replace(/\/?$/, "/") : undefined;
}
