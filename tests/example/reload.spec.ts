import { frames } from "../browser/islands.ts";
import { expect, test } from "../browser/test.ts";
import { inWholeChromium } from "../browser/wholeChromium.ts";

test.use(inWholeChromium);

test("who came by a link to an answer and reloads further down stays there", async ({
  page,
  open,
}) => {
  // With smooth scrolling, Chromium sometimes returns to the link by itself.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("page", "#common-who");
  const answer = page.locator("#common-who");
  await expect(answer.locator("[aria-expanded]")).toHaveAttribute("aria-expanded", "true");
  await expect(answer).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 900));
  // Chromium saves a scroll position within a second, and not always when a document reloads itself.
  await frames(page, 70);
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => location.reload());
  await loaded;
  await expect(answer.locator("[aria-expanded]")).toHaveAttribute("aria-expanded", "true");
  await frames(page, 10);
  await expect(answer).not.toBeInViewport();
});
