import type { Page } from "playwright/test";

/** The number of sections of `<main>` that the browser has laid out. */
export const countLaidOut = (page: Page) =>
  page
    .locator("main > section")
    .evaluateAll(
      (sections) =>
        sections.filter(({ firstElementChild }) =>
          firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );
