import { versionMarker } from "../../shared/markers.ts";

/**
 * Hides the bar that a visitor closed, and closes it at the press of its button. A classic script, as text. It comes
 * before the content of the bar, so nothing of a closed bar is ever painted. In the live preview, the bar comes back
 * with each load. The focus moves on to the header, which follows the bar.
 */
export const dismissal = `{
let s=document.currentScript,a=s.parentNode,k="dismissed-"+s.dataset.key;
try{a.hidden=!!localStorage[k]&&!a.hasAttribute("${versionMarker}")}catch{}
a.addEventListener("click",e=>{
if(!e.target.closest("button"))return;
a.hidden=!0;
try{localStorage[k]=1}catch{}
document.querySelector("header a[href],header button,main").focus({preventScroll:!0})
})
}`.replaceAll("\n", "");
