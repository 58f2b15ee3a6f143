/**
 * Makes a change that concerns every element of the page, as its colours do. Sections off the screen keep their
 * height, and follow one by one in idle moments: a slow phone would be busy for a seventh of a second with all at once.
 */
export function deferOffscreenRestyle(change: () => void): void {
  // Safari has no idle moments: there, everything changes at once.
  const unseen = "requestIdleCallback" in window ? findUnseen() : [];
  for (const [{ style }, height] of unseen) {
    style.contentVisibility = "auto";
    style.blockSize = `${height}px`;
  }
  change();
  for (const [section] of unseen) {
    requestIdleCallback(() => {
      section.style.contentVisibility = "";
      section.style.blockSize = "";
      // Asking for its place has it styled now, and not together with the next one.
      section.getBoundingClientRect();
    });
  }
}

// Without the header, wherever its place is: its bar is always on the screen, and is contained by nothing.
const sections = ":is(main > *, main ~ *)[data-tone]";

/** The sections off the screen, and their heights in pixels. */
function findUnseen(): [HTMLElement, number][] {
  return [...document.querySelectorAll<HTMLElement>(sections)].flatMap((section) => {
    const { top, bottom, height } = section.getBoundingClientRect();
    return bottom < 0 || top > innerHeight ? [[section, height]] : [];
  });
}
