import type { Page } from "playwright/test";

/** How many sections of `<main>` the browser has laid out. */
export const laidOut = (page: Page) =>
  page
    .locator("main > section")
    .evaluateAll(
      (sections) =>
        sections.filter(({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
