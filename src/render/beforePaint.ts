import { fallbackClass } from "../theme/typefaces.ts";

/**
 * Runs in the head, before the first paint: says that scripts run, so that what needs them may be laid out for
 * them; and restores the colour scheme that the visitor chose earlier. Where a typeface has missed the first paint, the
 * browser does without it in this visit: then the page does without all, so that headings and buttons match. A classic
 * script, as text; browsers that do not know `||=` refuse it as a whole, as they do the module that it announces.
 */
export const beforePaint = `{
let e=document.documentElement;
e.className||="js";
try{let t=localStorage.theme;if(t)e.dataset.theme=t}catch{}
new PerformanceObserver((l,o)=>{
o.disconnect();
let p=l.getEntries()[0].startTime;
[...document.querySelectorAll("[as=font]")].every(f=>performance.getEntriesByName(f.href)[0]?.responseEnd<p)||e.classList.add("${fallbackClass}")
}).observe({type:"paint",buffered:true})
}`.replaceAll("\n", "");
