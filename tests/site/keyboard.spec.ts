import { factors, namesOf, setView } from "../browser/factors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { exampleNames } from "../browser/sites.ts";
import { wordsFor } from "../browser/siteWords.ts";
import { expect, test } from "../browser/test.ts";
import { type Pattern, patterns } from "./keyboardPatterns.ts";

const { site } = factors;

for (const { tag, ...row } of pairs({ site, name: namesOf(patterns) })) {
  test(`${row.site}, by keyboard: ${row.name}`, { tag }, async ({ page, open }) => {
    const pattern: Pattern = patterns[row.name];
    const { parts, example = 0, width, check } = pattern;
    await setView(page, { width });
    await open(row.site);
    await wakeIslands(page);
    if (row.site === exampleNames[example]) await expect(page.locator(parts)).not.toHaveCount(0);
    await check(page, wordsFor(row.site));
  });
}
