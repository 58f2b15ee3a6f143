import { isPathSegment, toPathSegment } from "../../shared/pathSegment.ts";

/** An address as people type it, as that of a page: with a slash at both ends. */
export function toAddress(typed: string): string {
  const steps = typed.split("/").filter((step) => step.trim() !== "");
  return steps.length === 0 ? "" : `/${steps.map((step) => step.trim()).join("/")}/`;
}

/** The address made from a title; empty if none of its letters is allowed in one. */
export function addressFrom(title: string): string {
  const step = toPathSegment(title);
  return step === "" ? "" : `/${step}/`;
}

/** The reason why a page cannot have an address; undefined if it can. */
export function judgeAddress(
  typed: string,
  isTaken: (address: string) => boolean,
): string | undefined {
  const address = toAddress(typed);
  if (address === "") return "A page beside the first needs an address, such as /about-us/.";
  if (isTaken(address)) return `There is a page at ${address} already. Choose another address.`;
  const steps = address.split("/").slice(1, -1);
  if (steps.every(isPathSegment)) return undefined;
  const near = steps.map(toPathSegment);
  const hint = near.every(isPathSegment)
    ? ` ${near.map((step) => `/${step}`).join("")}/ would do.`
    : "";
  return `An address holds small letters from a to z, digits, - and _.${hint}`;
}
