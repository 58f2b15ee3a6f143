import type { Page } from "playwright/test";
import { parse } from "yaml";
import { linkToText } from "../linkToText.ts";
import { restOf } from "../restOf.ts";
import { exampleNames, sites, urlOf } from "../sites.ts";
import { expect, test } from "../test.ts";

interface Anchored {
  id: string;
  answer: string;
}

/** Every question of a page with an anchor of its own, wherever it stands. */
function questionsOf(value: unknown): Anchored[] {
  if (Array.isArray(value)) return value.flatMap(questionsOf);
  if (typeof value !== "object" || value === null) return [];
  if ("id" in value && "answer" in value) {
    return [{ id: String(value.id), answer: String(value.answer) }];
  }
  return Object.values(value).flatMap(questionsOf);
}

/** The tabs' panels that are open in the section that this question stands in. */
const openPanels = (page: Page, id: string) =>
  page.locator(`section:has([id="${id}"]) :not([hidden]) > [role=tabpanel]`);

for (const site of ["page", ...exampleNames] as const) {
  const questions = questionsOf(parse(sites[site] ?? ""));

  test(`${site}: every question's anchor opens its answer, in whatever tab`, async ({
    page,
    open,
  }) => {
    expect(questions.length).toBeGreaterThan(0);
    await open(site);
    for (const { id, answer } of questions.toReversed()) {
      await page.evaluate((id) => location.assign(`#${id}`), id);
      await expect(page.getByText(answer)).toBeInViewport();
      await expect(page.locator(`[id="${id}"] [aria-expanded]`)).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await expect(openPanels(page, id)).toHaveCount(1);
    }
  });
}

const questions = questionsOf(parse(sites.page ?? ""));

test("a link from elsewhere to a question opens its answer", async ({ page, open }) => {
  for (const { id, answer } of questions.filter((_, index) => index % 9 === 4)) {
    await page.goto("about:blank");
    await open("page", `#${id}`);
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
});

// The browser's find-in-page and a link to a text look in the same places.
for (const site of ["page", ...exampleNames] as const) {
  test(`${site}: the browser finds every answer, in whatever tab`, async ({ page, open }) => {
    await open(site);
    for (const { id, answer } of questionsOf(parse(sites[site] ?? "")).toReversed()) {
      await page.goto(linkToText(urlOf(site), answer));
      await expect(page.getByText(answer)).toBeInViewport();
      await expect(page.locator(`[id="${id}"] [aria-expanded]`)).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await expect(openPanels(page, id)).toHaveCount(1);
      // Who searches on before the page scrolls no more has Chromium stop halfway.
      await restOf(page.locator("body"));
    }
  });
}

test("the browser finds answers before scripts are there", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => setTimeout(() => route.continue(), 900));
  for (const { id, answer } of questions.filter((_, index) => index % 9 === 5)) {
    await page.goto("about:blank");
    await page.goto(linkToText(urlOf("page"), answer));
    await expect(page.getByText(answer)).toBeInViewport();
    await expect(page.locator(`[id="${id}"] [aria-expanded]`)).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  }
});
