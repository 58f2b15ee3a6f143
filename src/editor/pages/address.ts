import { lookOf } from "../../shared/addressLook.ts";
import { isPathSegment, pathRule, toPathSegment } from "../../shared/pathSegment.ts";

/** An address as people type it, as that of a page: with a slash at both ends. */
export function toAddress(typed: string): string {
  const steps = typed
    .normalize("NFC")
    .split("/")
    .filter((step) => step.trim() !== "");
  return steps.length === 0 ? "" : `/${steps.map((step) => step.trim()).join("/")}/`;
}

/** The address made from a title in a language; empty if none of its letters is allowed in one. */
export function addressFrom(title: string, lang?: string): string {
  const step = toPathSegment(title, lang);
  return step === "" ? "" : `/${step}/`;
}

/** The reason why a page cannot have an address; undefined if it can. */
export function judgeAddress(typed: string, taken: readonly string[]): string | undefined {
  const address = toAddress(typed);
  if (address === "") return "A page beside the first needs an address, such as /about-us/.";
  const other = taken.find((each) => lookOf(each) === lookOf(address));
  if (other === address) return `There is a page at ${address} already. Choose another address.`;
  if (other !== undefined)
    return `This looks like ${other}, the address of another page. Choose another address.`;
  const steps = address.split("/").slice(1, -1);
  if (steps.every(isPathSegment)) return undefined;
  const near = steps.map((step) => toPathSegment(step));
  const hint = near.every(isPathSegment)
    ? ` ${near.map((step) => `/${step}`).join("")}/ would do.`
    : "";
  return `${pathRule.replace("a", "A")}.${hint}`;
}
