/**
 * Runs in the head, before the first paint: says that scripts run, so that what needs them may be laid out for
 * them; and restores the colour scheme that the visitor chose earlier. A classic script, as text; browsers that do not
 * know `||=` refuse it as a whole, as they do the module that it announces.
 */
export const beforePaint = `{
let e=document.documentElement;
e.className||="js";
try{let t=localStorage.theme;if(t)e.dataset.theme=t}catch{}
}`.replaceAll("\n", "");
