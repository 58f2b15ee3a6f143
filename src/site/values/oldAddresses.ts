import { findOccupied } from "../page/occupied.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { Advice } from "./forms.ts";

const hint = "An old address starts and ends with /, as in /old-name/.";

/** Advice for a malformed old address of a page. One that no redirect can lead away from is not suggested. */
export function adviseOldAddress(value: string, page: ParsedPage): Advice {
  const [, path = value] = /^https?:\/\/[^/?#]+(.*)$/i.exec(value.trim()) ?? [];
  const written = `/${path.trim().replaceAll(/^\/+|\/+$/g, "")}/`;
  const hasDots = /\/\.{1,2}\//.test(written);
  const because = hasDots ? "browsers take the steps . and .. out of every address." : undefined;
  const meant = hasDots ? new URL(written, "https://page.invalid").pathname : written;
  if (!/^\/([A-Za-z0-9._~-]+\/)+$/.test(meant)) return { ...(because && { because }), hint };
  const occupied = findOccupied(meant, page);
  if (occupied) return { because: `${occupied.because}.`, hint: occupied.hint };
  return {
    ...(because && { because }),
    near: [meant],
    hint,
    ...(path === value && !hasDots && { reason: "sign" }),
  };
}
