import { findEmbed } from "../../shared/providers/embedProviders.ts";
import type { Advice } from "./forms.ts";
import { attributeIn } from "./readCode.ts";
import { findRefusal } from "./refusedFrames.ts";

const hint =
  "Write the address that the browser shows while you look at the film or map, such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.";

/** Advice for a text that is no address of a film or a map. */
export function adviseShareAddress(value: string): Advice {
  const inCode = attributeIn(value, "iframe", "src");
  const shown = inCode && toAddress(inCode);
  if (shown) {
    return { because: "it is code, of which the address alone is needed.", near: [shown], hint };
  }
  const meant = toAddress(value.trim());
  return meant ? { because: "an address begins with https://.", near: [meant], hint } : { hint };
}

/** The text with https:// in front, if that is an address that can be shown. */
function toAddress(text: string): string | undefined {
  const address = text.replace(/^(https?:)?(\/\/)?/i, "https://");
  const isWhole = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#][^\s\\"<>]*)?$/i.test(
    address,
  );
  if (!isWhole || !findEmbed(address)?.frame) return undefined;
  const refusal = findRefusal(address);
  return refusal ? refusal.instead : address;
}
