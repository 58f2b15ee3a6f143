import { child, dataAt } from "./dataAt.ts";
import { isPathSegment } from "./pathSegment.ts";

/** The setting that lists the addresses of a page in other languages. */
export const addressesPath = ["page", "addresses"];

/** The address of a page in another language, from the data of its file, which may have any mistake. */
export function addressIn(lang: string, { path }: { path: string }, data: unknown): string {
  const own = listAddresses(data).find((each) => each.lang === lang);
  return `/${lang}${own?.address ?? path}`;
}

/** The addresses of a page in other languages, as far as they can be read. */
export function listAddresses(data: unknown): { lang: string; address: string; index: number }[] {
  const list = dataAt(data, addressesPath);
  return (Array.isArray(list) ? list : []).flatMap((entry, index) => {
    const [lang, given] = [child(entry, "lang"), child(entry, "address")];
    if (typeof lang !== "string" || typeof given !== "string") return [];
    const address = given.normalize("NFC");
    return isAddress(address) ? [{ lang, address, index }] : [];
  });
}

const isAddress = (address: string) =>
  /^\/.+\/$/.test(address) && address.slice(1, -1).split("/").every(isPathSegment);
