import { findOccupied } from "../page/occupied.ts";
import type { ParsedPage } from "../page/parsedPage.ts";
import type { Advice } from "./forms.ts";

const hint = "An old address starts and ends with /, as in /old-name/.";

const byHost = "A redirect from there is a setting of your host.";

/** True for what only a host can redirect. */
const isHosts = (path: string) => /[?#*%:]|[^\p{L}\p{M}\p{N}\x20-\x7f]/u.test(path);

/** The reason why an old address cannot be redirected, if its letters are the reason. */
function explainOld(path: string): string | undefined {
  if (/^\/*$/.test(path)) return "the first page is there.";
  if (/[?#]/.test(path)) return "what follows ? or # is no part of the address of a page.";
  if (/[*:]/.test(path)) return "each old address is written out, without a pattern.";
  return isHosts(path) ? "an old address holds letters, digits, - . _ and ~." : undefined;
}

/** Advice for a malformed old address of a page. One that no redirect can lead away from is not suggested. */
export function adviseOldAddress(value: string, page: ParsedPage): Advice {
  const [, path = value] = /^https?:\/\/[^/?#]+(.*)$/i.exec(value.trim()) ?? [];
  const written = `/${path.trim().replaceAll(/^\/+|\/+$/g, "")}/`;
  const hasDots = /\/\.{1,2}\//.test(written);
  const because = hasDots
    ? "browsers take the steps . and .. out of every address."
    : explainOld(path.trim());
  const meant = hasDots ? decodeURI(new URL(written, "https://page.invalid").pathname) : written;
  if (!/^\/([\p{L}\p{M}\p{N}._~-]+\/)+$/u.test(meant)) {
    return because ? { because, hint: isHosts(path) ? byHost : hint } : { hint };
  }
  const occupied = findOccupied(meant, page);
  if (occupied) return { because: `${occupied.because}.`, hint: occupied.hint };
  return {
    ...(because && { because }),
    near: [meant],
    hint,
    ...(path === value && !hasDots && { reason: "sign" }),
  };
}
