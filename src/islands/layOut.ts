import { laterClass, laterSections } from "../contract/later.ts";

/** Safari has no idle moments: there, whatever waits comes first. */
const idleMoment = () =>
  new Promise<IdleDeadline | undefined>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });

/**
 * Lays out what the stylesheet has put off, as many sections in an idle moment as it has time for: between two
 * moments the page can answer. When all have their height, links may glide. To be called when the page has
 * loaded: before that, moments are short, and each ends in a frame.
 */
export async function layOut(): Promise<void> {
  let moment: IdleDeadline | undefined;
  for (const section of document.querySelectorAll<HTMLElement>(laterSections)) {
    if (!moment?.timeRemaining()) moment = await idleMoment();
    section.style.contentVisibility = "visible";
    // Asking for its place has it laid out now, and not together with the next one.
    section.getBoundingClientRect();
  }
  document.documentElement.classList.remove(laterClass);
}
