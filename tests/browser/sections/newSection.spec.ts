import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "playwright/test";
import { stringify } from "yaml";
import { scaffold } from "../../../src/node/scaffold/scaffold.ts";
import { buildIn } from "../../project/build.ts";
import { makeProject } from "../../project/makeProject.ts";

test.use({ javaScriptEnabled: false });

test("types that npm run new makes can be read without JavaScript, every word", {
  tag: "@rest",
}, async ({ page }) => {
  const site = { name: "New", title: "New", description: "What has just been made." };
  const made = { "tip-jar": "static", tour: "island" } as const;
  const root = await makeProject("new-section-browser", "");
  for (const folder of ["schema", "src"]) {
    await rm(path.join(root, folder));
    await cp(folder, path.join(root, folder), { recursive: true });
  }
  const sections: { type: string; id: string; props: unknown }[] = [];
  for (const [type, list] of Object.entries(made)) {
    await scaffold(root, type, list);
    const schema = await readFile(path.join(root, `schema/sections/${type}.schema.json`), "utf8");
    const examples: unknown[] = JSON.parse(schema).examples;
    sections.push(...examples.map((props, n) => ({ type, id: `${type}-${n}`, props })));
  }
  await writeFile(path.join(root, "page.yaml"), stringify({ site, sections }));
  const html = await readFile(path.join(await buildIn(root), "index.html"), "utf8");
  await page.setContent(html, { waitUntil: "domcontentloaded" });
  const texts = page.locator("section :is(h2, h3, p)");
  // The browser itself opens an answer inside a disclosure.
  const hidden = await texts.evaluateAll((all) =>
    all
      .filter((text) => !text.checkVisibility() && !text.closest("details:not([open])"))
      .map(({ textContent }) => textContent),
  );
  expect(await texts.count()).toBeGreaterThan(10);
  expect(hidden).toEqual([]);
  expect(await page.locator("section button:visible").count()).toBe(0);
});
