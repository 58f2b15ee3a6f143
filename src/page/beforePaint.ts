import { laterClass } from "../contract/later.ts";

/**
 * Runs in the head, before the first paint: says that scripts run, so that what needs them may be laid
 * out for them; that what stands far below may wait, unless the visitor is led or returns to it; and
 * restores the colour scheme that the visitor chose earlier. A classic script, as text.
 */
export const beforePaint = `{
let e=document.documentElement;
if("noModule"in HTMLScriptElement.prototype){
e.className=!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate"?"js ${laterClass}":"js"
}
try{let t=localStorage.getItem("theme");if(t==="dark"||t==="light")e.dataset.theme=t}catch{}
}`.replaceAll("\n", "");
