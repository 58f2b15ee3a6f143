import { withDefaults } from "../../../schema/defaults.ts";
import { child } from "../../../shared/dataAt.ts";
import type { Theme } from "../../../shared/schema.gen.ts";
import { listUnreadable } from "../../../theme/readability.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import type { ParsedPage } from "../../page/parsedPage.ts";
import type { Check } from "../index.ts";

/**
 * Text must be readable on its background, by day and by night. A pair is reported if the file sets one of its
 * colours: once for each colour, with the worst of its pairs.
 */
export const checkContrast: Check = (page) => {
  const theme = readTheme(page);
  if (!theme || child(page.tree.data, "theme") === undefined) return [];
  return listUnreadable(theme, page.tree.data).map(
    ({ path, message, hint }): Diagnostic => ({
      ...{ code: "contrast", message, hint },
      range: page.tree.valueAt(path),
    }),
  );
};

/** The theme with its defaults, if the schema accepts it. */
export function readTheme({ schemas, tree, errors }: ParsedPage): Theme | undefined {
  const given = child(tree.data, "theme");
  const isRefused = ({ instancePath }: { instancePath: string }) =>
    /^\/theme(\/|$)/.test(instancePath);
  if (errors.some(isRefused)) return undefined;
  return withDefaults(schemas, "theme.schema.json", given ?? {}) as Theme;
}
