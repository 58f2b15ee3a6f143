import { factors, setView } from "../factors.ts";
import { kindsOfFonts } from "../kindsOfFonts.ts";
import { pairs } from "../pairs.ts";
import { lineOfLateFont, noticeableShifts, observeShifts } from "../shifts.ts";
import { expect, test } from "../test.ts";

const { site, width } = factors;
const rows = pairs({ site, width, late: ["display", "text"], delay: [60, 1000] });

for (const { tag, ...row } of rows) {
  const title = `${row.site}, ${row.width} px, ${row.late} typeface ${row.delay} ms late: every text is in the page's own typefaces in the end, and no more than a line shifts`;
  test(title, { tag }, async ({ page, open }) => {
    await setView(page, row);
    await observeShifts(page, true);
    const files: string[] = [];
    await page.route("**/*.woff2", async (route) => {
      const file = route.request().url();
      files.push(file);
      const isLate = files.indexOf(file) === (row.late === "display" ? 0 : 1);
      setTimeout(() => route.continue(), isLate ? row.delay : 0);
    });
    await open(row.site);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    expect(files.length).toBeGreaterThan(1);
    await expect.poll(() => kindsOfFonts(page)).toEqual(["own"]);
    expect(await noticeableShifts(page, lineOfLateFont)).toEqual([]);
  });
}
