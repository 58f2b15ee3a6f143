import type { Page } from "playwright/test";

/** The number of sections of `<main>` that the browser has laid out. */
export const laidOut = (page: Page) =>
  page
    .locator("main > section")
    .evaluateAll(
      (sections) =>
        sections.filter(({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
