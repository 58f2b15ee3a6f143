import type { Page } from "playwright/test";
import { findLayoutErrors, noLayoutErrors } from "../browser/findLayoutErrors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { restOf } from "../browser/restOf.ts";
import { anyPages } from "../browser/sites.ts";
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

for (const site of anyPages) {
  for (const [name, language] of Object.entries(languages)) {
    test(`${site}: ${name} stay in their cards`, async ({ page, open }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(site);
        await wakeIslands(page);
        await replaceWords(page, language);
        await restOf(page.locator("body"));
        expect(await findLayoutErrors(page)).toEqual(noLayoutErrors);
      }
    });
  }
}
