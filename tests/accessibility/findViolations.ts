import axe from "axe-core";
import type { Locator } from "playwright/test";

/** The tags of the rules that count. */
export const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Options {
  /** The tags of the rules, or the rules themselves. */
  runOnly?: readonly string[];
  /**
   * The results that axe cannot decide, and that are known to be right: a rule, and the reason that axe names, perhaps
   * only `over a background`.
   */
  explained?: readonly string[];
  /** True if nothing counts that axe cannot decide. */
  isSureOnly?: boolean;
}

/** The violations of axe, and the results that it cannot decide, in one part of a page, apart from what its frames show. */
export async function findViolations(
  part: Locator,
  { runOnly = tags, explained = [], isSureOnly = false }: Options = {},
): Promise<string[]> {
  const page = part.page();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, incomplete } = await part.evaluate(
    (element, options) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include: [element], exclude: ["iframe"] },
        options,
      ),
    { runOnly: [...runOnly], resultTypes: ["violations" as const, "incomplete" as const] },
  );
  const found = [...violations, ...(isSureOnly ? [] : incomplete)].flatMap(({ id, nodes }) =>
    nodes.flatMap(({ html, any, target }) => {
      const what = `${id} ${any[0]?.data?.messageKey ?? ""}`.trim();
      return explained.includes(what) ? [] : { what, html: html.slice(0, 150), target };
    }),
  );
  const undecided = await Promise.all(
    found.map(async ({ what, html, target: [selector] }) => {
      if (!explained.includes(`${what} over a background`)) return `${what}: ${html}`;
      const over = page.locator("[data-background]", { has: page.locator(String(selector)) });
      return (await over.count()) > 0 ? [] : `${what}: ${html}`;
    }),
  );
  return undecided.flat();
}
