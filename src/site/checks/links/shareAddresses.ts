import { findEmbed } from "../../../shared/providers/embedProviders.ts";
import { didYouMean, nameOf, sentences } from "../../../shared/text/wording.ts";
import type { Diagnostic, Range } from "../../../yaml/diagnostic.ts";
import { offering } from "../../../yaml/writeValue.ts";
import { findRefusal, type RefusedFrame } from "../../values/refusedFrames.ts";
import type { Check } from "../index.ts";

/** An address at a host of films or maps leads to one of them, and is one that can be shown on a page. */
export const checkShareAddresses: Check = ({ fields, tree }) =>
  fields.flatMap(({ kind, value, path }): Diagnostic[] => {
    if (kind !== "shareAddress" || typeof value !== "string") return [];
    const { where } = nameOf(path, tree.data);
    const range = tree.valueAt(path);
    const refusal = findRefusal(value);
    if (refusal) return [describeRefusal(refusal, where, range)];
    const embed = findEmbed(value);
    if (!embed?.example) return [];
    if (embed.frame) return isRoute(value) ? [describeRoute(where, range)] : [];
    const near = withoutRest(value);
    return [
      {
        code: "not-shown",
        message: `${where}: ${embed.name} has no ${embed.kind} at this address that a page could show.`,
        hint: sentences(
          didYouMean(near),
          isShort(value)
            ? "Open it in a browser, and copy the whole address from there"
            : `Open the ${embed.kind}, and copy its address`,
        ).concat(`, such as ${embed.example}.`),
        range,
        ...(near.length > 0 && { suggestions: offering(range, near) }),
      },
    ];
  });

/** A warning and no error: hosts change what they allow. */
const describeRefusal = (
  { name, instead, hint }: RefusedFrame,
  where: string,
  range: Range,
): Diagnostic => ({
  code: "no-frame",
  message: `${where}: ${name} lets no other page show this address, so visitors who click see an empty frame.`,
  hint: sentences(didYouMean(instead ? [instead] : []), hint),
  range,
  ...(instead && { suggestions: offering(range, [instead]) }),
});

/** True if the address leads to a route. Its map can be shown, and the route cannot. */
const isRoute = (address: string) =>
  /^https:\/\/([\w-]+\.)?google\.[a-z.]+\/maps\/dir\//.test(address);

const describeRoute = (where: string, range: Range): Diagnostic => ({
  code: "no-frame",
  message: `${where}: of a route at Google Maps, a page shows the map alone.`,
  hint: "Open the route, and copy the address from the code behind Share, Embed a map; it begins with https://www.google.com/maps/embed.",
  range,
});

/** An address that a service has made short, and that only the service can read. */
const isShort = (address: string) =>
  /^https:\/\/(maps\.app\.goo\.gl|(www\.)?osm\.org\/go)\//.test(address);

/** The address of a film up to the end of its name, if something follows that. */
function withoutRest(address: string): string[] {
  const [, whole] =
    /^(https:\/\/[^?#]*\?v=[\w-]{11}|https:\/\/youtu\.be\/[\w-]{11})[^\w-]/.exec(address) ?? [];
  return whole && findEmbed(whole)?.frame ? [whole] : [];
}
