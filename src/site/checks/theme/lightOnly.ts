import { dataAt } from "../../../shared/dataAt.ts";
import { describePlace, quote } from "../../../shared/text/wording.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { isHome } from "../../page/pageAddress.ts";
import type { Check } from "../index.ts";

/** Settings that show only where there is a night, and where. */
const ofNight: readonly { path: string[]; place: string }[] = [
  { path: ["site", "nightLogo"], place: "shown at night" },
  { path: ["site", "words", "scheme"], place: "said by the button for light and dark" },
];

/** A page that is light for everyone needs no setting for the night. */
export const checkLightOnly: Check = (page) => {
  const { tree } = page;
  if (!isHome(page) || dataAt(tree.data, ["theme", "dark"]) !== false) return [];
  return ofNight
    .filter(({ path }) => dataAt(tree.data, path) !== undefined)
    .map(
      ({ path, place }): Diagnostic => ({
        code: "no-night",
        message: `${describePlace(path.slice(0, -1), tree.data)}: ${quote(path.at(-1) ?? "")} is only ${place}, and the page has no night: theme says dark: false.`,
        hint: `Take ${path.at(-1)} out, or dark: false.`,
        range: tree.keyAt(path),
      }),
    );
};
