import type { Page } from "playwright/test";

/** Delays the files that match. Returns a function that lets them through. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, (route) => released.then(() => route.continue()));
  return release;
}
