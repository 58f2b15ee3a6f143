import { laterClass } from "../contract/later.ts";

/**
 * Runs in the head, before the first paint: says that scripts run, so that what needs them may be laid out for
 * them; that what stands far below may wait, unless the visitor is led or returns to it; and restores the colour
 * scheme that the visitor chose earlier. A classic script, as text; browsers that do not know `||=` refuse it as a
 * whole, as they do the module that it announces.
 */
export const beforePaint = `{
let e=document.documentElement;
e.className||=!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"?"js ${laterClass}":"js";
try{let t=localStorage.theme;if(t)e.dataset.theme=t}catch{}
}`.replaceAll("\n", "");
