import { dataAt } from "../../shared/dataAt.ts";
import { addressesPath, addressIn } from "../../shared/translatedAddress.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { otherLanguagesOf } from "../languages.ts";
import { isHome, type PageAddress } from "../page/pageAddress.ts";
import { addressOf, refuseAddress } from "../page/pageFiles.ts";
import { refuseTaken } from "./renamePage.ts";

/** A page of the site, and the data of its file. */
interface PageData {
  address: PageAddress;
  data: unknown;
}

/** A page that gets another address in one of the other languages of the site. */
export interface TranslatedMove {
  page: PageAddress;
  from: string;
  to: string;
  /** The value of the setting with the addresses of the page; undefined if it has none any more. */
  addresses: unknown[] | undefined;
}

/**
 * Reads a new address of a page in another language, both with the name of the language: `/de/preise/`. Undefined if
 * `from` is in none. Refused if no page can have the address, or another page has it.
 */
export function moveTranslated(
  from: string,
  to: string,
  pages: readonly PageData[],
): TranslatedMove | undefined {
  const home = pages.find(({ address }) => isHome(address));
  const language = otherLanguagesOf(home?.data).find(({ lang }) => from.startsWith(`/${lang}/`));
  if (!language) return undefined;
  const { lang } = language;
  const pathOf = ({ address, data }: PageData) => addressIn(lang, address, data);
  const page = pages.find((each) => pathOf(each) === from);
  if (!page) throw new RefusedEdit("no-page", from);
  if (isHome(page.address)) throw new RefusedEdit("translated-home", from);
  const below = to.slice(lang.length + 1);
  if (!to.startsWith(`/${lang}/`)) throw new RefusedEdit("other-language", `/${lang}/`);
  if (!addressOf(`${below.slice(1, -1)}.yaml`)) throw refuseAddress(below);
  const taken = refuseTaken(to, pages.filter((each) => each !== page || to === from).map(pathOf));
  if (taken) throw taken;
  const given = dataAt(page.data, addressesPath);
  const others = (Array.isArray(given) ? given : []).filter(
    (each) => dataAt(each, ["lang"]) !== lang,
  );
  const isOwn = below === page.address.path;
  const addresses = isOwn ? others : [...others, { lang, address: below }];
  return {
    ...{ page: page.address, from, to },
    addresses: addresses.length > 0 ? addresses : undefined,
  };
}
