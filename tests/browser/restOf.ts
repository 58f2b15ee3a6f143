import type { Locator } from "playwright/test";

/** The distance of an element from the top of the screen, in pixels, once it has not moved for ten frames. */
export const restOf = (aim: Locator) =>
  aim.evaluate(async (element) => {
    let top = Number.NaN;
    for (let still = 0; still < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = element.getBoundingClientRect().top;
      still = now === top ? still + 1 : 0;
      top = now;
    }
    return top;
  });
