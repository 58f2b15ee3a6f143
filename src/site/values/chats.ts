import { dropTrunkZero } from "./contacts.ts";

/** The telephone number in an address of WhatsApp. */
interface ChatNumber {
  given: string;
  /** The address with the number as WhatsApp takes it; undefined if the code of its country is not there. */
  meant: string | undefined;
}

const chat =
  /^(https:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=))([+\d()%. -]*\d[\d()%. -]*)(?=$|[/?&])/;

/** Reads the number that an address of WhatsApp names; undefined if the address names none. */
export function chatNumber(address: string): ChatNumber | undefined {
  const [, start = "", given = ""] = chat.exec(address) ?? [];
  if (given === "") return undefined;
  const spelt = given.replaceAll("%20", " ").replaceAll(/%2b/gi, "+").replace(/^00/, "+");
  const digits = dropTrunkZero(spelt.replace(/^(?=[1-9])/, "+")).replaceAll(/\D/g, "");
  const isWhole = /^[1-9]\d{6,14}$/.test(digits);
  return {
    given,
    meant: isWhole ? start + digits + address.slice(start.length + given.length) : undefined,
  };
}
