/**
 * Makes a change that restyles every element of the page, such as its colours. Sections off the screen keep
 * their height, and follow one by one in idle moments: all at once would block a slow phone for a seventh of
 * a second.
 */
export function deferOffscreenRestyle(change: () => void): void {
  // Safari has no `requestIdleCallback`: there, everything changes at once.
  const offscreen = "requestIdleCallback" in window ? findOffscreen() : [];
  for (const [{ style }, height] of offscreen) {
    style.contentVisibility = "auto";
    style.blockSize = `${height}px`;
  }
  change();
  for (const [section] of offscreen) {
    requestIdleCallback(() => {
      section.style.contentVisibility = "";
      section.style.blockSize = "";
      // Reading its position restyles it now, and not together with the next one.
      section.getBoundingClientRect();
    });
  }
}

// Without the header, in any position: its bar is always on the screen, outside of its section.
const sections = ":is(main > *, main ~ *)[data-tone]";

/** The sections off the screen, and their heights in pixels. */
function findOffscreen(): [HTMLElement, number][] {
  return [...document.querySelectorAll<HTMLElement>(sections)].flatMap((section) => {
    const { top, bottom, height } = section.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? [[section, height]] : [];
  });
}
