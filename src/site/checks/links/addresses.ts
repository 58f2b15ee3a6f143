import type { FieldValue } from "../../../schema/fields.ts";
import { dataAt } from "../../../shared/dataAt.ts";
import { asText } from "../../../shared/lookUp.ts";
import { didYouMean, named, nameOf, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { certain, offering, writing } from "../../../yaml/writeValue.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import { dropTrunkZero } from "../../values/contacts.ts";
import type { Check } from "../index.ts";

/** The shared definitions of addresses. */
export const addressKinds: ReadonlySet<string> = new Set(["href", "address", "shareAddress"]);

/**
 * Finds addresses that are well formed but lead nowhere: the host cannot exist, & is written as in HTML, or a number is a wrong one. Warns of those
 * that are not encrypted.
 */
export const checkAddresses: Check = (page) => {
  const { fields, tree } = page;
  const site = ["site", "url"];
  const given = fields.filter(({ kind }) => addressKinds.has(kind));
  return [
    ...[{ path: site, value: dataAt(tree.data, site) }, ...given].flatMap((each) =>
      checkHost(each, page),
    ),
    ...given.flatMap((each) => checkSigns(each, page)),
    ...given.flatMap((each) => checkEncryption(each, page)),
    ...given.flatMap((each) => checkNumber(each, page)),
    ...given.flatMap((each) => checkMailbox(each, page)),
  ];
};

/** An address of the page, and where it is. */
export type Address = Pick<FieldValue, "path" | "value">;

function checkHost({ path, value }: Address, { tree }: ParsedPage): Diagnostic[] {
  if (typeof value !== "string" || !/^(https?|webcal):\/\//.test(value) || URL.canParse(value))
    return [];
  const [host] = value.replace(/^\w+:\/\//, "").split(/[/?#]/);
  return [
    {
      code: "bad-link",
      message: `${nameOf(path, tree.data).where}: no browser can open ${quote(value)}.`,
      hint: `Look at ${quote(host)}: it should be a name such as example.com; a port, if there is one, is a colon and a number up to 65535.`,
      range: tree.valueAt(path),
    },
  ];
}

function checkEncryption({ path, value }: Address, { tree }: ParsedPage): Diagnostic[] {
  if (typeof value !== "string" || !value.startsWith("http://") || !URL.canParse(value)) return [];
  // No visitor reaches it at all, which is reported.
  if (/^(localhost|127\.|10\.|192\.168\.)/.test(new URL(value).hostname)) return [];
  const meant = value.replace("http:", "https:");
  const range = tree.valueAt(path);
  return [
    {
      code: "unencrypted",
      message: `${nameOf(path, tree.data).where}: ${quote(value)} is not encrypted, and browsers warn visitors of that.`,
      hint: `${didYouMean([meant])} If the site cannot be reached that way, the link may stay as it is.`,
      range,
      suggestions: offering(range, [meant]),
    },
  ];
}

/** Finds a number with the 0 that is dialled inside the country alone. */
function checkNumber({ path, value }: Address, { tree }: ParsedPage): Diagnostic[] {
  const [, scheme = "", number = ""] = /^((?:tel|sms):)(.*)$/s.exec(asText(value)) ?? [];
  const meant = scheme + dropTrunkZero(number);
  if (meant === value || number === "") return [];
  const range = tree.valueAt(path);
  return [
    {
      code: "bad-link",
      message: `${nameOf(path, tree.data).where}: ${quote(value)} dials a wrong number: a 0 in it is not dialled from abroad.`,
      hint: `${didYouMean([meant])} Behind the code of a country, the 0 is left out.`,
      range,
      suggestions: offering(range, [meant]),
    },
  ];
}

/** Finds slashes between `mailto:` and a mailbox, which mail programs take for a part of its name. */
function checkMailbox({ path, value }: Address, { tree }: ParsedPage): Diagnostic[] {
  if (typeof value !== "string") return [];
  const meant = value.replace(/^mailto:\/+/, "mailto:");
  if (meant === value) return [];
  const range = tree.valueAt(path);
  return [
    {
      code: "bad-link",
      message: `${nameOf(path, tree.data).where}: ${quote(value)} writes to no mailbox: its name stands right behind mailto:.`,
      hint: didYouMean([meant]),
      range,
      fix: certain("sign", writing(range, meant)),
    },
  ];
}

/** Finds an address copied out of HTML, with &amp; for &. */
function checkSigns({ path, value }: Address, { tree }: ParsedPage): Diagnostic[] {
  if (typeof value !== "string") return [];
  const found = [...value.matchAll(/&(?:amp|#0*38|#x0*26);/gi)];
  const [first] = found;
  if (!first) return [];
  const letters = tree.lettersAt(path);
  const places = found.flatMap(({ index, 0: { length } }) => {
    const [from, to] = [letters?.[index], letters?.[index + length - 1]];
    return from && to ? [[from[0], to[1]] as const] : [];
  });
  const { where, name } = nameOf(path, tree.data);
  const title = `Write & in place of ${first[0]}.`;
  return [
    {
      code: "bad-link",
      message: `${where}: ${named(name)} holds ${quote(first[0])}, as & is written in HTML, so the address is another one.`,
      hint: title,
      range: places[0] ?? tree.valueAt(path),
      ...(places.length > 0 && {
        fix: certain("notation", {
          title,
          edits: places.map(([start, end]) => ({ start, end, text: "&" })),
        }),
      }),
    },
  ];
}
