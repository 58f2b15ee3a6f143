import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { allOf, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { type ParsedPage, sectionOf } from "../../page/parsedPage.ts";
import { settingsOf } from "../../page/sitePages.ts";
import type { Check } from "../index.ts";

/** Parameters by which networks and mail programs count one person's click, and which are copied along with an address. */
const clicks =
  /^(?:fbclid|gclid|gbraid|wbraid|dclid|msclkid|twclid|ttclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|__hstc|__hssc|vero_id|yclid|epik|_kx)$/i;
/** Parameters that name the campaign by which a visitor comes. */
const campaign = /^utm_/i;

/**
 * Finds links that count their visitors as those of somebody's click in a network or a mail, and links within the site that
 * name a campaign: whoever follows them counts as a visitor of the campaign, whatever led them to the site.
 */
export const checkCampaigns: Check = (page) =>
  page.fields.flatMap(({ kind, path, value }): Diagnostic[] => {
    if (kind !== "href" || sectionOf(page, path)?.on === false) return [];
    const address = asText(value);
    const isOwn = isOnSite(address, page);
    const found = parametersOf(address).filter(
      (name) => clicks.test(name) || (isOwn && campaign.test(name)),
    );
    if (found.length === 0) return [];
    const range = page.tree.valueAt(path);
    const shown = allOf(found.map(quote));
    const counted = found.some((name) => clicks.test(name))
      ? "which counts everybody as one person who once clicked it elsewhere"
      : "so whoever follows it counts as a visitor of that campaign, whatever led them here";
    return [
      {
        code: "campaign",
        message: `${nameOf(path, page.tree.data).where}: the link to ${quote(address)} has ${shown}, ${counted}.`,
        hint: "Take it out of the address.",
        mayBeMeant: path,
        range,
        suggestions: offering(range, [without(address, found)]),
      },
    ];
  });

/** True for an address on the site itself, whole or from its root. */
function isOnSite(address: string, page: ParsedPage): boolean {
  const url = asText(dataAt(settingsOf(page), ["site", "url"]));
  if (/^[/?]/.test(address)) return !address.startsWith("//");
  return URL.canParse(url) && URL.canParse(address) && new URL(url).host === new URL(address).host;
}

const split = (address: string) => /^([^?#]*)\??([^#]*)(.*)$/s.exec(address)?.slice(1) ?? [];

const nameOfParameter = (parameter: string) => parameter.replace(/=.*$/s, "");

const parametersOf = (address: string) => (split(address)[1] ?? "").split("&").map(nameOfParameter);

/** The address without some of its parameters. */
function without(address: string, names: readonly string[]): string {
  const [before = "", query = "", hash = ""] = split(address);
  const kept = query.split("&").filter((each) => !names.includes(nameOfParameter(each)));
  return `${before || "/"}${kept.length > 0 ? `?${kept.join("&")}` : ""}${hash}`;
}
