import type { Page, Request } from "playwright/test";

/** Delays the files that match. Returns a function that lets them through. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const { released, release } = createGate();
  await page.route(files, (route) => released.then(() => route.continue()));
  return release;
}

/** Delays the answers to requests that match, which arrive at once. Returns a function that lets the answers through. */
export async function holdAnswers(
  page: Page,
  files: string,
  isHeld: (request: Request) => boolean,
): Promise<() => void> {
  const { released, release } = createGate();
  await page.route(files, async (route) => {
    if (!isHeld(route.request())) return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

function createGate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
