import { kindsOfFonts } from "../kindsOfFonts.ts";
import { noticeableShifts, observeShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

for (const late of ["display", "text"]) {
  for (const delay of [0, 60, 300, 1000]) {
    test(`${late} typeface ${delay} ms late: all texts are in the page's own typefaces, or none, and nothing shifts`, async ({
      page,
      open,
    }) => {
      await observeShifts(page);
      const files: string[] = [];
      await page.route("**/*.woff2", async (route) => {
        const file = route.request().url();
        files.push(file);
        const isLate = files.indexOf(file) === (late === "display" ? 0 : 1);
        setTimeout(() => route.continue(), isLate ? delay : 0);
      });
      await open();
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(files).toHaveLength(2);
      await expect.poll(() => kindsOfFonts(page)).toHaveLength(1);
      expect(await noticeableShifts(page)).toEqual([]);
    });
  }
}
