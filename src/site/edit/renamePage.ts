import { lookOf } from "../../shared/addressLook.ts";
import { child, dataAt } from "../../shared/dataAt.ts";
import { asText } from "../../shared/lookUp.ts";
import type { Operation } from "../../shared/operation.ts";
import { RefusedEdit } from "../../yaml/edit/refusal.ts";
import { isHome, type PageAddress } from "../page/pageAddress.ts";
import { addressOf, refuseAddress } from "../page/pageFiles.ts";
import { readPageLink } from "../page/pageLinks.ts";

/** A page that gets another address. */
export interface PageMove {
  from: PageAddress;
  to: PageAddress;
}

/** The address that a page had, and the one that it gets. */
export interface AddressMove {
  from: Pick<PageAddress, "path">;
  to: Pick<PageAddress, "path">;
}

/** Reads a new address of a page; refused where it is none, or another page is there. */
export function moveTo(
  { page, to }: Extract<Operation, { do: "rename-page" }>,
  pages: readonly PageAddress[],
): PageMove {
  const find = (path: string) => pages.find((each) => each.path === path);
  const old = toPath(page);
  const from = find(old);
  if (!from) throw new RefusedEdit("no-page", old);
  if (isHome(from)) throw new RefusedEdit("home");
  const next = toPath(to);
  const address = addressOf(`${next.slice(1, -1)}.yaml`);
  if (!address) throw refuseAddress(next);
  const taken = refuseTaken(
    next,
    pages.map(({ path }) => path).filter((path) => path !== old || next === old),
  );
  if (taken) throw taken;
  return { from, to: address };
}

/** The refusal of an address that another page has, or that looks like one of those. */
export function refuseTaken(address: string, taken: readonly string[]): RefusedEdit | undefined {
  const other = taken.find((path) => lookOf(path) === lookOf(address));
  if (other === undefined) return undefined;
  return new RefusedEdit(other === address ? "taken-page" : "same-look", other);
}

/** A path as people write it, with a slash at both ends. */
export const toPath = (path: string): string => {
  const steps = path.normalize("NFC").split("/").filter(Boolean);
  return steps.length === 0 ? "/" : `/${steps.join("/")}/`;
};

/** A link in the page at `from` to a page that moves, with its new address; undefined if it leads elsewhere. */
export function moveAddress(href: string, from: string, move: AddressMove): string | undefined {
  const link = readPageLink(href, from, (path) => path === move.from.path);
  return href.startsWith("/") && link ? href.replace(/^[^?#]*/, move.to.path) : undefined;
}

/** The redirects of a site after a page has moved: those that led to it lead to where it is, and none away from there. */
export function redirectsAfter(data: unknown, { from, to }: AddressMove): unknown[] {
  const given = dataAt(data, ["site", "redirects"]);
  const kept = (Array.isArray(given) ? given : []).filter(
    (redirect) => ![from.path, to.path].includes(asText(child(redirect, "from")).toLowerCase()),
  );
  return [...kept, { from: from.path, to: to.path }];
}
