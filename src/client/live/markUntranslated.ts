import { untranslatedName } from "../../shared/live/untranslated.ts";
import { islandMarker } from "../../shared/markers.ts";
import { directionOf } from "../../shared/text/directionOf.ts";

const marked = new WeakSet<Element>();

const observer = new MutationObserver((changes) => {
  const frames = new Set<Element>();
  for (const { target } of changes) {
    const element = target instanceof Element ? target : target.parentElement;
    const frame = element?.closest(`[${islandMarker}]`);
    if (frame) frames.add(frame);
  }
  for (const frame of frames) mark(frame);
});

/** Marks the texts of a hydrated section that are not in the language of the page, as the build does, now and after each edit. */
export function markUntranslated(frame: Element): void {
  mark(frame);
  observer.observe(frame, { subtree: true, childList: true, characterData: true });
}

function mark(frame: Element): void {
  const meta = document.querySelector(`meta[name="${untranslatedName}"]`);
  const content = meta?.getAttribute("content");
  const lang = meta?.getAttribute("data-lang") ?? "";
  const texts = new Set(content ? JSON.parse(content).map(lettersOf) : []);
  for (const element of frame.querySelectorAll("*")) {
    if (!marked.has(element) && element.hasAttribute("lang")) continue;
    // The parts of a text that is being written are the editor's: it would take the marks away again.
    if (element.parentElement?.isContentEditable) continue;
    const letters = lettersOf(element.textContent ?? "");
    const isWhole = letters !== "" && texts.has(letters);
    const isInner = isWhole && [...element.children].every((inner) => !hasLetters(inner, letters));
    if (isInner) {
      marked.add(element);
      element.setAttribute("lang", lang);
      element.setAttribute("dir", directionOf(lang) ?? "ltr");
    } else if (marked.delete(element)) {
      element.removeAttribute("lang");
      element.removeAttribute("dir");
    }
  }
}

const hasLetters = (element: Element, letters: string) =>
  lettersOf(element.textContent ?? "") === letters;

/** Letters alone: browsers and authors break lines in different places. */
const lettersOf = (text: string) => text.replaceAll(/\s+/g, "");
