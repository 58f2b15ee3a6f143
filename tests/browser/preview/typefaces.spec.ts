import { writeFile } from "node:fs/promises";
import path from "node:path";
import { makeProject } from "../../project/makeProject.ts";
import { kindsOfFonts } from "../kindsOfFonts.ts";
import { sites } from "../sites.ts";
import { expect, test } from "../test.ts";

test("every text is in the page's own typefaces, however late they come and whatever letters do", {
  tag: "@rest",
}, async ({ page, startPreview }) => {
  const root = await makeProject("preview-typefaces", sites.page);
  const save = (source: string) => writeFile(path.join(root, "page.yaml"), source);
  let isPainted = false;
  await page.route("**/*.ttf", async (route) => {
    if (!isPainted) {
      await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
      isPainted = true;
    }
    await route.continue();
  });
  await page.goto(await startPreview(root));
  await expect.poll(() => kindsOfFonts(page)).toEqual(["own"]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // Letters that the page has not had, of the basic file and of another.
  for (const title of ["Fragen & Übungen – ¿qué?", "Żółw"]) {
    await save(sites.page.replace("Frequently Asked Questions", title));
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect.poll(() => kindsOfFonts(page)).toEqual(["own"]);
    const fonts = asked.filter((url) => url.endsWith(".ttf"));
    expect(fonts.every((url) => url.includes("latin-ext"))).toBe(true);
  }
  expect(asked.some((url) => url.includes("latin-ext"))).toBe(true);
  // Another look has other typefaces, and other styles.
  await save(sites.page.replace("\nsections:\n", "\ntheme: { preset: library }$&"));
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily))
    .toContain("Newsreader");
  await expect.poll(() => kindsOfFonts(page)).toEqual(["own"]);
});
