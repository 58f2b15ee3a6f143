import type { Theme } from "../../shared/schema.gen.ts";
import type * as uses from "../../shared/uses.ts";
import { hasSplitLinks } from "../../theme/themeValues.ts";

/** The constants of `uses.ts` that a theme makes true. */
export const usedByTheme = (theme: Theme): (keyof typeof uses)[] => [
  theme.dark === false ? "lightOnly" : "dark",
  ...(hasSplitLinks(theme) ? (["splitLinks"] as const) : []),
];
