import { child, dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { sectionOf } from "../../page/parsedPage.ts";
import { chatNumber } from "../../values/chats.ts";
import type { Check } from "../index.ts";
import { networkAt, networkCalled } from "./networks.ts";

/** Finds links whose words are an address, a number, the name of a network or a call to write or to phone, or whose icon is its sign, and which lead to another one. */
export const checkNamedAddresses: Check = (page) =>
  page.fields.flatMap(({ kind, path, value, words }): Diagnostic[] => {
    if (kind !== "href" || (path[0] === "sections" && !sectionOf(page, path)?.on)) return [];
    const label = words ?? dataAt(page.tree.data, [...path.slice(0, -1), "label"]);
    const address = asText(value);
    const read = asText(label).trim();
    const beside = words === undefined ? dataAt(page.tree.data, path.slice(0, -1)) : undefined;
    const sign = signOf(beside, address);
    if (!sign && !differ(read, address)) return [];
    const range = page.tree.valueAt(path);
    const seen = sign ? `visitors see the sign of ${sign}` : `visitors read ${quote(read)}`;
    return [
      {
        code: "other-address",
        message: `${nameOf(path, page.tree.data).where}: ${seen}, and the link leads to ${quote(address)}.`,
        hint: sign
          ? "Write the address there, or another sign."
          : "Write the same address or number in both places.",
        mayBeMeant: path,
        range,
      },
    ];
  });

/** The network or store whose sign is beside an address that leads to another one. */
function signOf(beside: unknown, address: string): string | undefined {
  const [, brand = ""] = /^brand:(.*)$/.exec(asText(child(beside, "icon"))) ?? [];
  const sign = networkCalled(brand) ?? networkCalled(asText(child(beside, "store")));
  const there = networkAt(address);
  return sign && there && sign !== there ? sign : undefined;
}

function differInNetwork(words: string, address: string): boolean {
  const [named, there] = [networkCalled(words), networkAt(address)];
  return Boolean(named && there) && named !== there;
}

/** The words of links that call or write, as a whole, by the start of the addresses that they are for. */
const ways = {
  "tel:":
    /^(?:call(?: us| me)?(?: now| today)?|phone(?: us)?|telephone|give us a call|(?:jetzt |uns )?anrufen|rufen sie (?:uns )?an|ruf (?:uns )?an|telefon|appelez[- ]nous|appeler|téléphone|llámanos|llamar|chiamaci|chiama ora|ligue-nos|bel ons)[.!]?$/iu,
  "mailto:":
    /^(?:e-?mail(?: us| me)?|mail us|send (?:us )?an e-?mail|write (?:us )?an e-?mail|e-?mail (?:schreiben|senden)|envoyer un e-?mail|écrire un e-?mail|courriel|correo electrónico|enviar un correo|invia un['’]e-?mail|stuur een e-?mail)[.!]?$/iu,
};

/** True for words that call where the link writes a mail, and the other way round. */
const differInWay = (words: string, address: string) =>
  (ways["tel:"].test(words) && address.startsWith("mailto:")) ||
  (ways["mailto:"].test(words) && address.startsWith("tel:"));

const differ = (words: string, address: string) =>
  differInWay(words, address) ||
  differInNetwork(words, address) ||
  differInMailbox(words, address) ||
  differInNumber(words, address) ||
  differInHost(words, address);

/** The one match of a pattern in a text; undefined if there are none or several. */
function single(text: string, pattern: RegExp): string | undefined {
  const [found, another] = text.matchAll(pattern);
  return another ? undefined : found?.[0];
}

function differInMailbox(words: string, address: string): boolean {
  const [, given] = /^mailto:([^?]+)/.exec(address) ?? [];
  const shown = single(words, /[^\s@<>(),;:]+@[^\s@<>(),;:]+\.\p{L}{2,}/gu);
  return Boolean(given && shown) && decode(given).toLowerCase() !== shown?.toLowerCase();
}

const decode = (text = "") => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The extension of a number is dialled by hand. */
const extension = /\s*(?:ext|x|durchwahl|dw|poste|int)\.?\s*\d+$/i;

function differInNumber(words: string, address: string): boolean {
  const given = /^(?:tel|sms):([^?&]+)/.exec(address)?.[1] ?? chatNumber(address)?.given;
  const shown = single(words.replace(extension, ""), /\+?\(?\d[\d\s()./–‑-]{4,}\d/gu);
  if (!given || !shown) return false;
  const [one, other] = [dialled(given), dialled(shown)].sort((a, b) => a.length - b.length);
  return !other?.endsWith(one ?? "");
}

/** The digits of a number, without what changes with the country that it is dialled from. */
const dialled = (number: string) =>
  number.replace(/\(0\)/, "").replaceAll(/\D/g, "").replace(/^0+/, "");

function differInHost(words: string, address: string): boolean {
  if (!/^https?:\/\//.test(address) || !/^(?:https?:\/\/|www\.)\S+$/i.test(words)) return false;
  const [one, other] = [words.replace(/^(?!https?:)/i, "https://"), address].map(hostOf);
  return Boolean(one && other) && one !== other;
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "").replace(/\.$/, "") : "";
