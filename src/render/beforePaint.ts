const restoreScheme = "try{let t=localStorage.theme;if(t)e.dataset.theme=t}catch{}";

/**
 * Runs in the head, before the first paint. Marks the page as scripted, so that styles can depend on it, and if
 * the page has a night, restores the colour scheme that the visitor chose earlier. A classic script, as text. Browsers that
 * do not know `||=` reject it as a whole, as they reject the module script.
 */
export const writeBeforePaint = (hasNight: boolean) =>
  `{
let e=document.documentElement;
e.className||="js";
${hasNight ? restoreScheme : ""}
}`.replaceAll("\n", "");
