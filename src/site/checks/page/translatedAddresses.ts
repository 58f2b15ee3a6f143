import { lookOf } from "../../../shared/addressLook.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import { addressesPath, addressIn, listAddresses } from "../../../shared/translatedAddress.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { otherLanguagesOf } from "../../languages.ts";
import { isHome } from "../../page/pageAddress.ts";
import { explainReserved } from "../../page/reservedAddresses.ts";
import { settingsOf } from "../../page/sitePages.ts";
import { ownAddressesOf } from "../../page/translatedAddress.ts";
import type { Check } from "../index.ts";

/** An address in another language is for a language of the site, and for one page alone. */
export const checkTranslatedAddresses: Check = (page) => {
  const { tree, pages } = page;
  if (isHome(page)) return [];
  const given = listAddresses(tree.data);
  const known = otherLanguagesOf(settingsOf(page)).map(({ lang }) => lang);
  return given.flatMap(({ lang, address, index }): Diagnostic[] => {
    const at = [...addressesPath, index];
    const { where } = nameOf(at, tree.data);
    const say = (name: string, rest: Omit<Diagnostic, "range">): Diagnostic[] => [
      { ...rest, range: tree.valueAt([...at, name]) },
    ];
    if (!known.includes(lang)) {
      return say("lang", {
        code: "unknown-language",
        message: `${where}: ${quote(lang)} is no other language of the site.`,
        hint:
          known.length === 0
            ? `npm run translate -- ${lang} adds this language.`
            : `Its other languages are ${known.join(", ")}.`,
      });
    }
    if (given.find((each) => each.lang === lang)?.index !== index) {
      return say("lang", {
        code: "same-language",
        message: `${where}: the page has an address in ${quote(lang)} already.`,
        hint: "Delete one of the two.",
      });
    }
    const reason = explainReserved(address.split("/").filter(Boolean));
    if (reason !== undefined) {
      return say("address", {
        code: "bad-name",
        message: `No page can be at ${address}: ${reason}.`,
        hint: "Give the page another address.",
      });
    }
    const own = addressIn(lang, page, tree.data);
    const others = pages
      .filter(({ file }) => file !== page.file)
      .flatMap(({ file, ...each }) =>
        ownAddressesOf({ file, ...each }, settingsOf(page)).map((at) => ({ file, at })),
      )
      .filter(({ at }) => lookOf(at) === lookOf(own));
    const other = others.find(({ at }) => at === own) ?? others[0];
    if (!other) return [];
    return say("address", {
      code: "address-taken",
      message:
        other.at === own
          ? `${where}: ${other.file} is at ${own} too.`
          : `${where}: ${own} looks like ${other.at}, the address of ${other.file}.`,
      hint: "Give one of the two another address.",
    });
  });
};
