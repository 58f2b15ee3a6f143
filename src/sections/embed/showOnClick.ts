import { embedMarker } from "../../shared/markers.ts";

/**
 * Makes the frame of another host when its picture is clicked, in the place of the picture, and moves the focus into it. A
 * click that asks for a new tab or window opens the link, as ever. A classic script, as text; it stands beside the link.
 */
export const showOnClick = `{
let{parentNode:b,dataset:d}=document.currentScript;
b.addEventListener("click",e=>{
let a=e.target.closest("[${embedMarker}]"),f=document.createElement("iframe");
if(!a||e.ctrlKey||e.metaKey||e.shiftKey)return;
e.preventDefault();
f.title=d.title;
f.allow="autoplay; encrypted-media; fullscreen; picture-in-picture";
f.src=a.getAttribute("${embedMarker}");
b.append(f);
f.focus();
a.hidden=!0
})
}`.replaceAll("\n", "");
