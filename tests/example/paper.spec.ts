import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { parse } from "yaml";
import { mapFields } from "../../src/schema/fields.ts";
import { loadSchemas } from "../../src/site/schemas/loadSchemas.ts";
import { restTag } from "../browser/restTag.ts";
import { sites } from "../browser/sites.ts";
import { expect, test } from "../browser/test.ts";

/** The words of each printed sheet of the page. */
async function print(page: Page, format: "A4" | "Letter"): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return (await extractText(pdf)).text;
}

// Lines may break inside a word, and fonts may use ligatures.
const lettersOf = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");

/** Fields that paper shows as pictures: films, portraits, and logos of networks. */
const drawn = /\.(alt$|video\.|people\.|social\.links\.)/;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [format, most] of [
      ["A4", 9],
      ["Letter", 10],
    ] as const) {
      test(`on ${format}, the page takes few sheets, each well filled, and nothing is cut off`, {
        tag: restTag(Number((format === "A4") !== javaScriptEnabled)),
      }, async ({ page, open }) => {
        await open();
        const sheets = (await print(page, format)).map(lettersOf);
        expect(sheets.length).toBeLessThanOrEqual(most);
        expect(Math.min(...sheets.map(({ length }) => length))).toBeGreaterThan(150);
        const read = sheets.join("");
        const schemas = await loadSchemas(process.cwd());
        for (const { type, props } of parse(sites.page).sections) {
          if (type === "header") continue;
          mapFields(schemas, `sections/${type}.schema.json`, props, [], ({ kind, value, path }) => {
            const isRead = kind === "text" && !drawn.test(`.${path.join(".")}`);
            if (isRead) expect(read).toContain(lettersOf(String(value)));
            return value;
          });
        }
      });
    }
  });
}
