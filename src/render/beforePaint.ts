import { fallbackClass } from "../theme/typefaces.ts";

const restoreScheme = "try{let t=localStorage.theme;if(t)e.dataset.theme=t}catch{}";

const doWithoutLate = `requestAnimationFrame(()=>
[...document.querySelectorAll("[as=font]")].every(f=>performance.getEntriesByName(f.href)[0])||e.classList.add("${fallbackClass}"))`;

/**
 * Runs in the head, before the first paint. Marks the page as scripted, so that styles can depend on it, and if
 * the page has a night, restores the colour scheme that the visitor chose earlier. Browsers do not use a font in this visit if it
 * misses the first frame; then the page does without all fonts, so that headings and buttons match. The frame is
 * laid out and painted just after this callback: a font that is here by now is used, a later one is not. The live
 * preview waits for its fonts. A classic script, as text. Browsers that do not know `||=` reject it as a whole, as they reject the module script.
 */
export const writeBeforePaint = (hasNight: boolean, isLive = false) =>
  `{
let e=document.documentElement;
e.className||="js";
${hasNight ? restoreScheme : ""}
${isLive ? "" : doWithoutLate}
}`.replaceAll("\n", "");
