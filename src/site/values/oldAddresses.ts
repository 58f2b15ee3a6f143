import { findOccupied } from "../page/occupied.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { Advice } from "./forms.ts";

const hint = "An old address starts and ends with /, as in /old-name/.";

/** Advice for a malformed old address of a page. One that no redirect can lead away from is not suggested. */
export function adviseOldAddress(value: string, page: ParsedPage): Advice {
  const [, path = value] = /^https?:\/\/[^/?#]+(.*)$/i.exec(value.trim()) ?? [];
  const meant = `/${path.trim().replaceAll(/^\/+|\/+$/g, "")}/`;
  if (!/^\/([A-Za-z0-9._~-]+\/)+$/.test(meant)) return { hint };
  const occupied = findOccupied(meant, page);
  if (occupied) return { because: `${occupied.because}.`, hint: occupied.hint };
  return { near: [meant], hint, ...(path === value && { reason: "sign" }) };
}
