import { laterClass, laterSections } from "../contract/later.ts";

/** Safari has no idle moments: there, whatever waits comes first. */
const idleMoment = () =>
  new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

/**
 * Lays out what the stylesheet has put off until after the first paint, one section in each idle moment:
 * between any two the page can answer. When all have their height, links may glide to them.
 */
export async function layOut(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>(laterSections)) {
    await idleMoment();
    section.style.contentVisibility = "visible";
    // Asking for its place has it laid out now, and not together with the next one.
    section.getBoundingClientRect();
  }
  document.documentElement.classList.remove(laterClass);
}
