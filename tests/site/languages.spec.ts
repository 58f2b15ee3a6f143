import type { Page } from "playwright/test";
import { factors, namesOf, setView } from "../browser/factors.ts";
import { findLayoutErrors, noLayoutErrors } from "../browser/findLayoutErrors.ts";
import { wakeIslands } from "../browser/islands.ts";
import { pairs } from "../browser/pairs.ts";
import { restOf } from "../browser/restOf.ts";
import { expect, test } from "../browser/test.ts";
import { accent } from "../languages/pseudo.ts";

/** Replaces each word of more than three letters by one of a list. */
const replaceWords = (words: readonly string[]) => {
  let count = 0;
  return (text: string) => text.replace(/\p{L}{4,}/gu, () => words[count++ % words.length] ?? "");
};

interface Language {
  dir: "ltr" | "rtl";
  translate: (text: string) => string;
}

const languages = {
  "German-like compounds": {
    dir: "ltr",
    translate: replaceWords([
      "Stimmungsverlaufsübersicht",
      "Tagebuchaufzeichnungsgewohnheiten",
      "Wochenplan",
    ]),
  },
  "text from right to left": {
    dir: "rtl",
    translate: replaceWords(["يوميات", "هادئة", "تكتبها", "بصوتك", "وصورك", "والعائلة"]),
  },
  "longer text with accents": { dir: "ltr", translate: accent },
} satisfies Record<string, Language>;

/** Translates the texts of the page in place. */
async function translateAll(page: Page, { dir, translate }: Language): Promise<void> {
  const texts = await page.evaluateHandle((dir) => {
    document.documentElement.dir = dir;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest("script, style, svg")) nodes.push(node);
    }
    return nodes;
  }, dir);
  const words = await texts.evaluate((nodes) => nodes.map((node) => node.textContent ?? ""));
  await texts.evaluate(
    (nodes, words) => {
      for (const [n, node] of nodes.entries()) node.textContent = words[n] ?? "";
    },
    words.map((text) => translate(text)),
  );
}

const { site, width } = factors;
const name = namesOf(languages);

for (const { tag, ...row } of pairs({ site, width, name })) {
  test(`${row.site}, ${row.width} px: ${row.name} stay in their cards`, { tag }, async ({
    page,
    open,
  }) => {
    await setView(page, row);
    await open(row.site);
    await wakeIslands(page);
    await translateAll(page, languages[row.name]);
    await restOf(page.locator("body"));
    expect(await findLayoutErrors(page)).toEqual(noLayoutErrors);
  });
}
