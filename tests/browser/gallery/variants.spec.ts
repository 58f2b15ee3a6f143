import { readdirSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import type { RunningServer } from "../../project/servePublished.ts";
import { chosenType } from "../../section/pages.ts";
import { findLayoutErrors, noLayoutErrors } from "../findLayoutErrors.ts";
import { frames } from "../islands.ts";
import { pairs } from "../pairs.ts";
import { sites } from "../sites.ts";
import { expect, test } from "../test.ts";
import { findOverlaps, noOverlaps } from "./findOverlaps.ts";
import { serveGallery } from "./serveGallery.ts";

const types = readdirSync("schema/sections").map((file) => path.basename(file, ".schema.json"));

/** The kinds of decoration. A developer of one section type does not wait for all of their galleries. */
const ornaments = chosenType ? ["drawn"] : ["drawn", "geometric", "none"];

const servers = new Map<string, RunningServer>();

test.beforeAll(async () => {
  const { theme, ...page } = parse(sites.page);
  for (const ornament of ornaments) {
    const source = stringify({ ...page, theme: { ...theme, ornament } });
    servers.set(ornament, await serveGallery(source));
  }
});
test.afterAll(async () => {
  await Promise.all([...servers.values()].map(({ stop }) => stop()));
});

const addressOf = (type: string, ornament: string) =>
  `${servers.get(ornament)?.origin}/${type}/variants.html`;

const rows = pairs({ type: types, width: [390, 768, 1280, 1920], ornament: ornaments });

test.describe("the variants of", () => {
  for (const [index, type] of types.entries()) {
    for (const tag of [[], ["@rest"]]) {
      const views = rows
        .filter((row) => row.type === type && row.tag.length === tag.length)
        .sort((a, b) => a.ornament.localeCompare(b.ornament));
      const widths = [...new Set(views.map(({ width }) => width))].sort((a, b) => a - b);
      test(`${type}: at ${widths.join(", ")} px, no drawing runs over words, and none leave their box`, {
        tag: index % 3 === 0 ? tag : "@rest",
      }, async ({ page, complaints: _ }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        let shown = "";
        for (const { width, ornament } of views) {
          const address = addressOf(type, ornament);
          // Most types look the same with any ornament.
          const html = await (await page.request.get(address)).text();
          if (html !== shown) await page.goto(address);
          shown = html;
          await page.setViewportSize({ width, height: 900 });
          await frames(page, 3);
          const view = `${width} px, ornament: ${ornament}`;
          expect.soft(await findLayoutErrors(page), view).toEqual(noLayoutErrors);
          expect.soft(await findOverlaps(page), view).toEqual(noOverlaps);
        }
      });
    }
  }
});

test("some types look different with each ornament, and most do not", async ({ page }) => {
  const read = async (type: string, ornament: string) =>
    (await page.request.get(addressOf(type, ornament))).text();
  for (const ornament of ornaments.slice(1)) {
    const changed: string[] = [];
    for (const type of types) {
      if ((await read(type, "drawn")) !== (await read(type, ornament))) changed.push(type);
    }
    expect(changed.length).toBeGreaterThan(3);
    expect(changed.length).toBeLessThan(types.length);
  }
});
