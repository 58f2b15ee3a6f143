import type { Page } from "playwright/test";
import { factors, setView } from "../browser/factors.ts";
import { findLayoutErrors, noLayoutErrors } from "../browser/findLayoutErrors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { restOf } from "../browser/restOf.ts";
import { expect, test } from "../browser/test.ts";

const languages = {
  "German-like compounds": {
    dir: "ltr",
    words: ["Stimmungsverlaufsübersicht", "Tagebuchaufzeichnungsgewohnheiten", "Wochenplan"],
  },
  "text from right to left": {
    dir: "rtl",
    words: ["يوميات", "هادئة", "تكتبها", "بصوتك", "وصورك", "والعائلة"],
  },
};

/** Replaces the texts of the page in place: each word of more than three letters by one of the same length. */
const replaceWords = (page: Page, { dir, words }: { dir: string; words: string[] }) =>
  page.evaluate(
    ({ dir, words }) => {
      document.documentElement.dir = dir;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.parentElement?.closest("script, style, svg")) continue;
        const text = node.textContent ?? "";
        node.textContent = text.replace(/\p{L}{4,}/gu, () => words[count++ % words.length] ?? "");
      }
    },
    { dir, words },
  );

const { site, width } = factors;
const name = ["German-like compounds", "text from right to left"] as const;

for (const { tag, ...row } of pairs({ site, width, name })) {
  test(`${row.site}, ${row.width} px: ${row.name} stay in their cards`, { tag }, async ({
    page,
    open,
  }) => {
    await setView(page, row);
    await open(row.site);
    await wakeIslands(page);
    await replaceWords(page, languages[row.name]);
    await restOf(page.locator("body"));
    expect(await findLayoutErrors(page)).toEqual(noLayoutErrors);
  });
}
